/** Chapter 2: the types of cards. */

export const isLeader = (category: string) => category === "LEADER" || category === "Z-LEADER";
export const isBattleCard = (category: string) =>
  category === "BATTLE" || category === "Z-BATTLE" || category === "TOKEN";
export const isUnison = (category: string) => category === "UNISON" || category === "Z-UNISON";
