/** Decks of the project's own cards, as players write lists: the Leader first, the Z-Deck last. */
export const deckLists: Readonly<Record<string, string>> = {
  bramble: `1xAB2-061 Mother Sedge
4xAB2-062 Brood Thistle
4xAB2-063 Hedge Ox
4xAB2-064 Ullo the Broodling
4xAB2-070 Pollen Choir
4xAB2-071 Rotward Physician
1xAB2-073 The Orchard That Walks
4xAB2-074 Sudden Bramble
3xAB2-075 Shed the Skin
4xAB2-076 Thorn Curtain
3xAB2-077 Buried Larder
2xAB2-082 Ivy on the Strings
3xAB2-084 Barkhide Elder
4xAB2-086 Acorn Knight
3xAB2-174 Wicker Duelist
3xAB2-175 Hornet Marshal`,
  deepwell: `1xAB2-031 Ishan Weir
4xAB2-032 Well Novice
4xAB2-033 Sluice Keeper
4xAB2-034 Tolly Reed, Bucket and Rope
4xAB2-035 Maris Lowe, Patient Hand
4xAB2-038 Corin Vale, Rain over Stone
3xAB2-040 Undine Pell, Mirror Step
4xAB2-041 Hesh the Carp Sage
3xAB2-042 Lantern-Eyed Angler
3xAB2-043 Ford Sister
3xAB2-045 Still Water
3xAB2-046 The Current Refuses
2xAB2-047 Answer to an Answer
3xAB2-048 Downstream
3xAB2-049 Draw from the Deep
3xAB2-059 Fog-Robed Novice
2xAB2-055 Spring Beneath the Dial`,
  forge: `1xAB2-001 Orla Vance
3xAB2-002 Forge Recruit
3xAB2-003 Anvil Guard
3xAB2-004 Bellows Giant
4xAB2-005 Tam Brazier, Runner of Errands
4xAB2-006 Rue Calder, Quick Tongs
4xAB2-007 Sparkjaw the Cinder Hound
4xAB2-011 Orla Vance, Spark Thrown
3xAB2-014 The Kiln Twins
2xAB2-015 Ember Courier
2xAB2-016 Ilse Quench
1xAB2-017 The Blade Never Finished
1xAB2-018 Slag Colossus
2xAB2-019 Hammerfall
2xAB2-020 Strike While Hot
2xAB2-021 Turned Aside
2xAB2-023 Bell of the Forge
1xAB2-024 Two Uses for a Hammer
6xAB2-029 Scrap Automaton
1xAB2-030 One Breath Left
2xAB2-027 Open Every Vent`,
};
