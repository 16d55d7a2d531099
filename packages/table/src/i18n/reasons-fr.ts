/** Why something cannot be done, in French, by the English sentence of the rules. */
export const reasons: Readonly<Record<string, string>> = {
  "This is done in your own Main Phase, outside battle.":
    "Cela se fait pendant votre propre phase Principale, hors combat.",
  "There are not enough active DON!! to pay its cost.":
    "Il n'y a pas assez de DON!! redressés pour payer son coût.",
  "Its text is not understood, so it is not played.":
    "Son texte n'est pas compris : elle ne peut pas être jouée.",
  "An effect forbids it.": "Un effet l'interdit.",
  "Its conditions are not met.": "Ses conditions ne sont pas remplies.",
  "Its effect is negated.": "Son effet est annulé.",
  "It was used this turn.": "Il a déjà été utilisé ce tour.",
  "Its activation cost cannot be paid in full.": "Son coût d'activation ne peut pas être payé en entier.",
  "There is no active DON!! in the cost area.": "Il n'y a pas de DON!! redressé dans la zone de Coût.",
  "One was given.": "Un DON!! a déjà été donné.",
  "Nobody battles in his own first turn.": "Personne ne combat à son propre premier tour.",
  "Only an active card attacks.": "Seule une carte redressée attaque.",
  "It was played this turn.": "Elle a été jouée ce tour.",
  "It cannot be rested, so it cannot attack.":
    "Elle ne peut pas être épuisée, donc elle ne peut pas attaquer.",
  "The Leader or a rested Character is attacked.": "On attaque le Leader ou un Personnage épuisé.",
  "With [Rush: Character] only Characters are attacked on the turn it is played.":
    "Avec [Initiative : Personnage], seuls des Personnages sont attaqués le tour où elle est jouée.",
  "An effect forbids this attack.": "Un effet interdit cette attaque.",
  "[Blocker] is activated in the Block Step of your opponent's attack.":
    "[Bloqueur] s'active à l'étape de Blocage d'une attaque adverse.",
  "One card blocks in a battle, and one did.": "Une seule carte bloque par combat, et l'une l'a fait.",
  "It has no [Blocker].": "Elle n'a pas [Bloqueur].",
  "Only an active card blocks.": "Seule une carte redressée bloque.",
  "It is itself the card that is attacked.": "C'est elle-même qui est attaquée.",
  "The attacker cannot be blocked.": "L'attaquant ne peut pas être bloqué.",
  "A Counter is used in the Counter Step of your opponent's attack.":
    "Un Contre s'utilise à l'étape de Contre d'une attaque adverse.",
  "It has no Counter.": "Elle n'a pas de Contre.",
  "A [Counter] Event is used in the Counter Step of your opponent's attack.":
    "Un Événement [Contre] s'utilise à l'étape de Contre d'une attaque adverse.",
  "This is done at your free timing in your own Main Phase.":
    "Cela se fait à votre timing libre, pendant votre propre phase principale.",
  "There is not enough active energy of the right colours.":
    "Il n'y a pas assez d'Énergie en mode Action des bonnes couleurs.",
  "The skill is not valid where its card lies.": "La Capacité n'est pas valide là où se trouve sa carte.",
  "The skill is negated.": "La Capacité est annulée.",
  "In the Defense Step no skill of a Unison is activated.":
    "À l'étape de Défense, aucune Capacité d'une carte Unisson ne s'active.",
  "Copies of this skill were used as often as they may be this turn.":
    "Des exemplaires de cette Capacité ont été utilisés autant de fois que permis ce tour.",
  "A skill with markers of this card was used this turn.":
    "Une Capacité à marqueurs de cette carte a été utilisée ce tour.",
  "A [Counter] is activated in a counter window.": "Un [Contre] s'active pendant une fenêtre de contre.",
  "It does not answer what happens now.": "Il ne répond pas à ce qui se passe maintenant.",
  "A [Counter] is activated from the hand.": "Un [Contre] s'active depuis la main.",
  "This skill cannot choose it.": "Cette Capacité ne peut pas la choisir.",
  "The skill does not wait.": "La Capacité n'est pas en suspens.",
  "One card is charged in your Charge Phase.": "Une seule carte est rechargée, à votre phase de Recharge.",
  "A skill that waits is activated when it is its turn.":
    "Une Capacité en suspens s'active quand vient son tour.",
  "There are not enough markers.": "Il n'y a pas assez de marqueurs.",
  "Its skill cost cannot be paid in full.": "Son coût de Capacité ne peut pas être payé en entier.",
  "A [Unique] card of this name is in play.": "Une carte [Unique] de ce nom est en jeu.",
  "As many of these as may be are in play.": "Il y en a déjà en jeu autant que permis.",
  "It lies face up in the Z-Deck.": "Elle est face visible dans le Deck Z.",
  "There is not enough Z-Energy.": "Il n'y a pas assez d'Énergie Z.",
  "A Unison is reinforced once a turn.": "Une carte Unisson est renforcée une fois par tour.",
  "Your Unison has another card number.": "Votre carte Unisson a un autre numéro.",
  "Who plays first does not attack in his first turn.": "Le premier joueur n'attaque pas à son premier tour.",
  "Only a card in Active Mode attacks.": "Seule une carte en mode Action attaque.",
  "A Leader, a Unison or a Battle Card in Rest Mode is attacked.":
    "On attaque un Leader, une carte Unisson ou une carte de Combat en mode Inertie.",
  "Combos are made in your Offense or Defense Step.":
    "Les combos se font à votre étape d'Attaque ou de Défense.",
  "It is not used in a combo from there.": "Elle ne sert pas à un combo depuis cet endroit.",
  "It has no combo cost or no combo power.": "Elle n'a pas de coût de combo ou pas de puissance de combo.",
  "It is in Rest Mode.": "Elle est en mode Inertie.",
  "It is in the battle itself.": "Elle est elle-même dans le combat.",
  "There is not enough active energy for its combo cost.":
    "Il n'y a pas assez d'Énergie en mode Action pour son coût de combo.",
  "This is done in your Offense or Defense Step.": "Cela se fait à votre étape d'Attaque ou de Défense.",
  "The game is over.": "La partie est finie.",
  "The card is not where this is done from.": "La carte n'est pas là d'où cela se fait.",
  "It has no such ability.": "Elle n'a pas une telle Capacité.",
  "This cannot be its target.": "Cela ne peut pas être sa cible.",
  "This is not done with such a card.": "Cela ne se fait pas avec une telle carte.",
  "This would begin the same loop again.": "Cela recommencerait la même boucle.",
  "The other player decides now.": "C'est à l'autre joueur de décider.",
  "What is asked now is another thing.": "Ce qui est demandé maintenant est autre chose.",
};
