/** Cards made up for tests, as many as are wanted, in the formats that people have. */
const colors = ["Red", "Green", "Blue", "Purple", "Black", "Yellow"];
const firsts = ["Ash", "Bram", "Cole", "Dara", "Edda", "Finn", "Gwen", "Hale", "Iris", "Joss", "Kit", "Lorn"];
const lasts = ["Sparrow", "Anchor", "Lantern", "Thorn", "Gale", "Harrow", "Quill", "Marsh", "Flint", "Reed"];
const texts = [
  "[On Play] Draw 1 card.",
  "[Blocker]",
  "[Rush]",
  "[On Play] K.O. up to 1 of your opponent's Characters with 4000 power or less.",
  "[When Attacking] Draw 1 card.",
  "",
  "[On Play] Tickle up to 1 of your opponent's Characters.",
];

const pad = (n: number) => String(n).padStart(3, "0");

/** ONE PIECE cards as vegapull writes them; every seventh is worded so that it does not read. */
export function vegapull(many: number): Record<string, unknown>[] {
  return Array.from({ length: many }, (_, i) => {
    const set = `ZA${pad(Math.floor(i / 150) + 1).slice(1)}`;
    const leader = i % 150 === 0;
    return {
      id: `${set}-${pad((i % 150) + 1)}`,
      pack_id: set,
      name: `${firsts[i % firsts.length]} ${lasts[Math.floor(i / firsts.length) % lasts.length]}`,
      rarity: ["C", "UC", "R", "SR"][i % 4],
      category: leader ? "Leader" : i % 9 === 4 ? "Event" : "Character",
      colors: [colors[Math.floor(i / 150) % 6]],
      cost: leader ? 5 : 1 + (i % 8),
      power: i % 9 === 4 ? null : 2000 + 1000 * (i % 8),
      counter: leader || i % 9 === 4 ? null : i % 3 === 0 ? 2000 : 1000,
      attributes: ["Slash"],
      types: ["Harbour", `Crew of ${lasts[i % lasts.length]}`],
      effect: leader ? "" : i % 9 === 4 ? "[Main] Draw 2 cards." : texts[i % texts.length],
    };
  });
}
