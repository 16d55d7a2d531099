/** Six decks of the project's own cards, as players write lists: the Leader first. */
export const deckLists: Readonly<Record<string, string>> = {
  assize: `1xAB1-081 Justice Morwen Hale
3xAB1-082 Bailiff of Silt
2xAB1-083 Chain Warder
4xAB1-084 Edric Wane
4xAB1-085 Tally the Court Crab
3xAB1-086 Grave Clerk
4xAB1-087 Isolde Marsh
3xAB1-088 Hangman Teague
3xAB1-089 Prosecutor Lorne
3xAB1-090 The Pale Advocate
3xAB1-091 Revenant Oarsman
2xAB1-092 Sister Quietus
2xAB1-093 Justice Morwen Hale
2xAB1-094 What the Whale Left
2xAB1-095 Oath-Breaker Silas
2xAB1-096 Turnkey of the Shoals
2xAB1-121 Halcyon Reeve
2xAB1-097 Sentence Passed
1xAB1-098 Held in Contempt
1xAB1-100 Silence in the Deep
1xAB1-122 A Lamp for Both Shores
1xAB1-099 The Sunken Bench`,
  ember: `1xAB1-001 Sorrel Kaine
4xAB1-002 Cinder Deckhand
2xAB1-003 Kettle Gunner
3xAB1-004 Broadside Brawler
4xAB1-005 Pim Tallow
3xAB1-006 Rook Ashby
4xAB1-007 Wick Sparrow
4xAB1-008 Dagna Flint
3xAB1-009 Tobin Hearth
3xAB1-010 Scald the Boiler Cat
3xAB1-011 Brannoc Kaine
2xAB1-012 Veska Kaine
2xAB1-013 Old Harrow Kaine
2xAB1-014 Sorrel Kaine
2xAB1-015 The Masked Captain
2xAB1-020 Juno Brand
2xAB1-016 Over the Rail
2xAB1-017 Smoke and Sparks
2xAB1-018 Every Gun at Once
1xAB1-019 The Red Kettle`,
  lantern: `1xAB1-101 Liora Dawnbell
2xAB1-102 Wick Trimmer
2xAB1-103 Bell Novice
2xAB1-104 Beacon Guard
4xAB1-105 Cantor Ysolde
4xAB1-106 Flicker the Candle Moth
4xAB1-107 Deacon Alder
3xAB1-108 Brother Halyard
3xAB1-109 Choirmaster Oriel
2xAB1-110 Sister Lumen
3xAB1-111 Vigil Marshal Thorne
2xAB1-112 Liora Dawnbell
1xAB1-113 The Ninth Lamp
3xAB1-114 Penitent Gale
4xAB1-115 Torch Runner
2xAB1-116 Ash Pilgrim
4xAB1-120 Keeper Anselm
2xAB1-117 Hymn of Return
2xAB1-118 Beacon Fire
1xAB1-119 The Last Lighthouse`,
  mossback: `1xAB1-021 Tamsin Reedwalker
3xAB1-008 Dagna Flint
2xAB1-010 Scald the Boiler Cat
4xAB1-022 Reed Cutter
3xAB1-023 Bog Hauler
2xAB1-024 Shellback Giant
3xAB1-025 Nettie Fen
4xAB1-026 Grumble the Marsh Toad
4xAB1-027 Bram Thicket
3xAB1-028 Odile Fen
3xAB1-029 Garrick Loam
3xAB1-030 Wren Oakhollow
2xAB1-031 Fenwick Tar
2xAB1-032 Hesper Vine
1xAB1-033 Old Mossback, the Walking Isle
2xAB1-034 Tamsin Reedwalker
2xAB1-039 Thistle and Burr
1xAB1-040 Gorse Hallow
2xAB1-035 Snare Line
1xAB1-036 Held by the Weed
2xAB1-037 Two Ways Ashore
1xAB1-038 Reedwater Landing`,
  quill: `1xAB1-041 Ilvane Quill
4xAB1-042 Sounding Boy
2xAB1-043 Tide Surveyor
3xAB1-044 Brass-Helm Diver
4xAB1-045 Perrin Inkwell
3xAB1-046 Dab the Otter
3xAB1-047 Mirelle Sound
3xAB1-048 Corvin Hook
4xAB1-049 Halloran Drift
3xAB1-050 Tessaly Brine
4xAB1-051 Ondine Weir
2xAB1-052 Captain Joss Pelham
2xAB1-053 Ilvane Quill
1xAB1-054 The Pelagic
2xAB1-055 Vesper Kell
2xAB1-056 Nixie Farrow
3xAB1-057 Wrong Harbor
2xAB1-058 A Coast Redrawn
2xAB1-060 Undertow
1xAB1-059 The Quillhouse`,
  stormworks: `1xAB1-061 Osric Thane
2xAB1-062 Rivet Hand
2xAB1-063 Boiler Guard
2xAB1-064 Capacitor Knight
4xAB1-065 Tilda Spanner
4xAB1-066 Fizz the Spark Gull
4xAB1-067 Coil Apprentice
3xAB1-068 Doctor Emmeline Fuse
3xAB1-069 Voltaic Sentry
3xAB1-070 Gauge-Master Ruel
2xAB1-071 Lady Arc Thane
2xAB1-072 Hammer Jorund
2xAB1-073 Osric Thane
2xAB1-074 The Storm Engine
2xAB1-075 Inspector Brass
2xAB1-079 Petra Galvan
6xAB1-080 Rivet Drone
2xAB1-076 Overcharge
2xAB1-077 Forked Lightning
1xAB1-078 The Thunder Yard`,
};
