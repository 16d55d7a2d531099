import type { Paragraphs } from "@arbiter/engine";

export const chapter10: Paragraphs = {
  "10-1": ["heading", "Leaders"],
  "10-1-1": ["acts", "Leader Cards go in the Leader Area."],
  "10-1-2": ["defines", "“Leader” or “Leader Card” in a text means a Leader-type card in the Leader Area."],
  "10-1-3": [
    "acts",
    "A Leader that is not a Z-Card is printed on both sides; only the side showing counts, unless stated otherwise.",
  ],
  "10-1-3-1": [
    "acts",
    "A Leader flipped from front to back remains the same card; only its information changes.",
  ],
  "10-1-4": ["defines", "Skills and the like may refer to what is printed on a Leader's back side."],
};
