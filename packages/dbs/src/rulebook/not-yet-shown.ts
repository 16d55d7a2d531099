/** Acting paragraphs of the earlier editions that no scenario shows yet. The lists may only shrink: a test sees to it. */
export const notYetShown: Readonly<Record<string, readonly string[]>> = {
  "1.10": `1-2-1 1-2-1-1-1 1-2-1-1-2 1-2-2 1-2-2-1 1-2-2-2 1-2-3 1-2-4 1-2-5 1-2-6 1-3-1 1-3-2 1-3-2-1
    1-3-2-2 1-3-3 1-3-4 1-3-5 1-3-5-1 1-3-6 1-3-7 1-3-8 2-1-3 2-3-2-1 2-3-2-1-2 2-3-2-1-3 2-3-2-3
    2-5-5 2-6-6 2-8-3 2-11-1-1 2-11-1-1-1 2-11-1-2 2-11-1-2-1 2-11-1-3 2-11-1-3-1-2 2-11-3 2-12-2
    2-12-3 2-13-2 2-16-2-1 3-1-1 3-1-2 3-1-4 3-1-5 3-1-6 3-1-6-1 3-1-7 3-1-7-1 3-2-1 3-2-2 3-2-3
    3-2-4 3-3-2 3-3-3 3-4-1 3-4-2 3-5-1 3-5-2 3-5-3 3-6-2 3-6-4 3-6-5 3-6-6 3-7-2 3-7-3-1 3-7-4
    3-8-2 3-8-3 3-9-2 3-10-2 3-11-2 3-11-4 3-11-5 4-2-4 4-3-2 4-3-3 4-3-4 4-3-5 4-5-1 4-5-2 4-5-3-1
    4-5-3-2 4-5-3-3 4-5-3-4 4-6-1 4-6-2-1 4-6-2-2 4-6-2-3 4-7-1 4-7-2-1 4-7-2-2 4-7-2-3 4-7-2-4
    4-7-2-5 4-7-3-1 4-7-3-2 4-7-3-3 4-7-3-4 4-7-3-5 4-7-3-6 4-9-1 4-9-2 4-9-3 4-9-4 4-9-4-1 4-9-4-2
    4-9-4-3 4-10-2 4-10-2-1 4-10-2-2 4-11-1-1 4-11-1-2 4-12-2 4-12-3 4-12-4 4-13-1 5-1-1 5-1-2 5-1-3
    5-1-3-1 5-1-3-2 5-1-3-2-2 5-2-1-1 5-2-1-2 5-2-1-3 5-2-1-4 5-2-1-5 5-2-1-5-1 5-2-1-6 5-2-1-6-1
    5-2-1-7 5-2-1-8 6-1-1 6-2-1 6-2-2 6-2-3 6-2-4 6-2-5 6-2-6 6-3-1-1 6-3-1-2 6-3-1-2-1 6-3-1-2-1-1
    6-3-1-2-1-2 6-3-1-2-1-3 6-3-1-2-1-4 6-3-1-2-2 6-3-1-2-2-1 6-3-1-2-2-2 6-3-1-2-2-3 6-3-1-2-2-4
    6-3-1-2-3 6-3-1-2-3-1 6-3-1-2-3-2 6-3-1-2-3-3 6-3-1-2-4 6-3-1-2-5 6-3-1-3-1-1 6-3-1-3-1-2
    6-3-1-3-1-3 6-3-1-3-1-4 6-4-1-1 6-4-1-2 6-4-1-3 6-4-1-4 7-1 7-1-1 7-1-2 7-1-3 7-1-4 7-1-4-1
    7-1-4-2 7-1-4-3 7-1-4-4 7-1-4-5 7-2-1-1 7-2-1-2 7-2-1-2-1 7-2-1-2-1-1 7-2-1-2-2 7-2-1-2-2-1
    7-2-1-2-3 7-2-1-2-3-1 7-2-1-2-3-2 7-2-1-3 7-2-1-3-1 7-3-1-1 7-3-1-2 7-3-1-2-1 7-3-1-2-1-1
    7-3-1-2-2 7-3-1-2-2-1 7-3-1-2-3 7-3-1-2-3-1 7-3-1-2-3-2 7-3-1-3 7-4-1-1 7-4-1-2 7-4-1-3 7-4-1-4
    7-4-1-4-1 7-4-1-4-1-1 7-4-1-4-1-2 7-4-1-4-2 7-4-1-4-2-1 7-4-1-4-3 7-4-1-4-3-1 7-4-1-4-3-2
    7-4-1-4-3-3 7-4-1-4-3-4 7-4-1-5 7-4-1-6 7-4-1-7 7-4-1-8 7-4-1-8-1 7-4-1-9 7-4-1-10 8-1-3
    8-1-3-1-1 8-1-3-1-2 8-1-4 8-1-4-2 8-1-5 8-1-5-2-1 8-2-2-2-1 8-3-2 8-3-3 8-3-4 8-4-2 8-4-2-1
    8-4-2-1-1 8-4-2-2 8-4-2-3 8-4-2-4 8-4-2-5-1-1 8-4-2-5-1-2 8-4-2-5-1-3 8-4-2-5-2 8-5-1 8-5-2-1
    8-5-2-2 8-5-2-2-1 8-5-2-3 8-5-2-4 8-5-2-5 8-5-2-5-1 8-5-2-5-2 8-5-2-6 8-5-3 8-5-3-1 8-5-3-2
    8-5-3-3 8-5-3-4 8-5-3-5 8-5-3-6 8-5-3-7 8-5-8 8-6-1 8-6-2 8-6-3 8-6-4 8-6-4-1 8-6-5-1-1
    8-6-5-1-2 8-6-5-1-3 8-6-5-2 8-6-5-3 8-6-6-1 8-6-7 8-7-1 8-8-1-1 8-8-1-2 8-8-1-3 8-8-1-4 8-8-1-5
    8-8-1-5-1 8-9-1 8-9-1-1 8-9-2 8-9-2-1 8-9-2-2 8-9-2-3 8-9-3 8-10-1 9-1-2-1 9-1-2-2 9-1-2-3 9-2-1
    9-2-2 9-2-3 9-2-4 9-3-1 9-3-2 9-4-1 9-4-2 9-5-1 9-5-2 9-5-2-1 9-6-1 9-6-1-1 9-6-1-2 9-7-1 9-7-2
    9-7-2-1 10-1-1 10-1-2 10-2-1 10-2-3 10-2-4 10-2-5 10-3-1 10-3-2 10-3-3 10-4-1 10-4-1-1 10-4-2
    10-5-1 10-5-2 10-5-3-1 10-5-4 10-5-5 10-5-6 10-6-1 10-7-1 10-7-1-1 10-7-1-2 10-7-1-3 10-8-1
    10-8-1-1 10-8-1-2 10-9-1 10-10-1 10-10-2 10-10-3-2 10-10-3-3 10-10-3-4 10-10-3-5 10-10-3-6
    10-10-4 10-10-5 10-11-1 10-11-2 10-11-3 10-11-4 10-11-5 10-12-1 10-13-3-1 10-13-3-2 10-13-3-4
    10-13-4-1 10-13-4-2 10-13-4-4 10-13-4-4-1 10-13-5-1 10-13-5-2 10-13-5-4 10-13-5-4-1 10-14-1
    10-15-1 10-15-3 10-15-4 10-15-5 10-16-1 10-17 10-18-2 10-18-3 10-18-4 10-18-5 10-18-6 10-18-7
    10-19-1 10-19-2 10-19-3 10-20-1 10-21-1 10-22-1 10-22-2 10-22-3 10-23-1 10-23-2-1 10-24-1
    10-24-3 10-25-1 10-25-3 10-25-4 10-26-1 10-27-2 10-27-3 10-28-1 10-28-3 10-28-4 10-28-5 10-29-1
    10-30-1 10-30-3 10-31-1 10-32-1 10-32-3 10-33-1 10-33-1-1 10-33-3 10-34-1 10-35-1 10-36-1
    10-36-2 10-37-1 10-38-1 10-39-1 10-40-1 10-41-1 10-41-3 10-42-1 10-42-2 10-42-3 11-1-2 11-1-2-1
    11-1-2-2 11-2-1 11-3-2 11-3-2-1 11-3-2-2 11-3-3 11-3-4 11-3-4-1 11-3-5 11-3-6 11-4-1 11-5-1
    11-5-1-1 11-6-1 11-6-2 11-6-3 11-7-2`.split(/\s+/),
  "manual-2.1": `introduction/3 victory/1 victory/2 victory/3 victory/4 leader-card/2 card-cost/2 card-cost/3
    x-cost/2 extra-cards/1 extra-cards/2 course/1 decks/1 decks/2 decks/3 decks/4 decks/5 decks/6
    set-up/1 set-up/2 set-up/3 set-up/4 set-up/5 set-up/6 set-up/7 set-up/8 set-up/9 charge-phase/1
    charge-phase/2 charge-phase/3 charge-phase/4 charge-phase/5 charge-phase/6 main-phase/1
    play-battle-card/1 play-battle-card/2 play-battle-card/3 play-unison-card/1 play-unison-card/2
    play-unison-card/3 main-skills/1 main-skills/2 main-skills/3 main-skills/4 main-skills/5
    main-skills/6 attack/1 attack/2 attack/3 attack/4 attack/5 end-main-phase/1 offense-step/1
    offense-step/2 offense-step/3 offense-step/4 offense-step/5 offense-step/6 defense-step/1
    defense-step/2 defense-step/3 defense-step/4 defense-step/5 damage-step/1 damage-step/2
    damage-step/3 damage-step/4 damage-step/5 damage-step/6 damage-step/7 damage-step/8
    damage-step/9 damage-step/10 damage-step/11 combo/1 combo/2 combo/3 combo/4 combo/5 end-phase/1
    word-ko/2 word-skill/1 word-skill/2 word-skill/3 word-skill/4 word-once-per-turn/1 word-token/2
    word-token/3 kept-changes/1 control/1 control/2 control/3 zero-power/1 zero-power/2 zero-power/3
    zero-power/4 zero-power/5 cost-icons/1 cost-icons/2 lost-markers/1 lost-markers/2 alliance/1
    arrival/1 arrival/2 arrival/3 barrier/1 blocker/1 warrior-of-universe-7/1 counter/1 counter/2
    counter/3 counter/4 counter/5 critical/1 deflect/1 strike/1 strike/2 dragon-ball/1 swap/1
    aegis/1 aegis/2 aegis/3 over-realm/1 over-realm/2 over-realm/3 dark-over-realm/1
    dark-over-realm/2 dark-over-realm/3 sparking/1 awaken/1 awaken/2 awaken-surge/1 awaken-surge/2
    evolve/1 evolve/2 evolve/3 xeno-evolve/1 xeno-evolve/2 burst/1 victory-strike/1 energy-exhaust/1
    indestructible/1 invoker/1 bond/1 bond/2 offering/1 dual-attack/1 dual-attack/2 revive/1
    revive/2 revive/3 rejuvenate/1 servant/1 wish/1 wish/2 wish/3 overlord/1 successor/1
    super-combo/1 field/1 field/2 field/3 ultimate/1 unique/1 union/1 union-potara/1 union-potara/2
    union-fusion/1 union-absorb/1 union-absorb/2 revenge/1 wormhole/1`.split(/\s+/),
  "manual-1.2": `introduction/2 victory/1 victory/2 victory/3 victory/4 leader-card/1 card-cost/2 course/1
    course/2 decks/1 decks/2 decks/3 decks/4 decks/5 decks/6 set-up/1 set-up/2 set-up/3 set-up/4
    set-up/5 set-up/6 set-up/7 set-up/8 set-up/9 charge-phase/1 charge-phase/2 charge-phase/3
    charge-phase/4 charge-phase/5 charge-phase/6 main-phase/1 play-battle-card/1 play-battle-card/2
    play-battle-card/3 main-skills/1 main-skills/2 main-skills/3 main-skills/4 main-skills/5
    main-skills/6 attack/1 attack/2 attack/3 attack/4 end-main-phase/1 offense-step/1 offense-step/2
    offense-step/3 offense-step/4 offense-step/5 defense-step/1 defense-step/2 defense-step/3
    defense-step/4 defense-step/5 damage-step/1 damage-step/2 damage-step/3 damage-step/4
    damage-step/5 damage-step/6 damage-step/7 combo/1 combo/2 combo/3 combo/4 combo/5 end-phase/1
    question-1/1 question-2/1 question-3/1 question-4/1 question-5/1 question-6/1 question-7/1
    question-8/1 question-9/1 question-10/1 question-11/1 question-12/1 question-13/1 kept-changes/1
    control/1 control/2 control/3 zero-power/1 zero-power/2 word-ko/2 word-skill/1 word-skill/2
    word-skill/3 word-skill/4 word-once-per-turn/1 word-token/2 word-token/3 word-warp/2 awaken/1
    awaken/2 field/1 field/2 field/3 blocker/1 revenge/1 revenge/2 indestructible/1 barrier/1
    critical/1 strike/1 strike/2 dual-attack/1 dual-attack/2 evolve/1 evolve/2 counter/1 counter/2
    counter/3 counter/4 counter/5 union/1 union-potara/1 union-potara/2 union-fusion/1
    union-absorb/1 union-absorb/2 over-realm/1 over-realm/2 over-realm/3 xeno-evolve/1 ultimate/1
    super-combo/1`.split(/\s+/),
};
