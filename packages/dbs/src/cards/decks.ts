/** Decks of the project's own cards, as players write lists: the Leader first, the Z-Deck last. */
export const deckLists: Readonly<Record<string, string>> = {
  bramble: `1xAB2-061 Mother Sedge
2xAB2-062 Brood Thistle
2xAB2-063 Hedge Ox
4xAB2-064 Ullo the Broodling
3xAB2-065 Vetch, Creeping Line
2xAB2-066 Vetch, Standing Hedge
2xAB2-067 Hollow Stag
3xAB2-068 Keth, Hunger Under Leaves
2xAB2-069 Keth, Devourer of Orchards
4xAB2-070 Pollen Choir
2xAB2-071 Rotward Physician
3xAB2-072 Grub Nine
1xAB2-073 The Orchard That Walks
2xAB2-074 Sudden Bramble
1xAB2-075 Shed the Skin
2xAB2-076 Thorn Curtain
1xAB2-077 Buried Larder
1xAB2-078 Sedge's Seedhouse
1xAB2-082 Ivy on the Strings
2xAB2-083 Compost Prophet
2xAB2-084 Barkhide Elder
1xAB2-085 Fallow Season
3xAB2-086 Acorn Knight
2xAB2-171 Heir to Both Banners
3xAB2-172 Gilt-Antlered Doe
3xAB2-173 Envoy of Thorn and Crown
2xAB2-174 Wicker Duelist
2xAB2-175 Hornet Marshal
1xAB2-079 Mother Sedge, Last Bloom
2xAB2-080 Keth, Empty Sky`,
  concord: `1xAB2-151 Jun & Pax
2xAB2-152 Seventh Wheel Rookie
2xAB2-153 Seventh Wheel Veteran
4xAB2-154 Jun Halloway, First Bell
4xAB2-155 Pax Merrin, Last Bell
2xAB2-156 Jupax, the Joined Hour
2xAB2-157 Paxun, the Sworn Hour
3xAB2-158 Aldo Crane, Stepping In
3xAB2-159 Mirabel Crane, Shared Guard
3xAB2-160 Captain Thessaly Roe
2xAB2-161 Brother Sun, Sister Rain
3xAB2-162 Young Standard-Bearer
2xAB2-163 Old Standard-Bearer
4xAB2-164 Chronicler of the Seventh Wheel
4xAB2-165 Drummers of Concord
3xAB2-166 Cross the Streams
2xAB2-167 Back to Back
2xAB2-168 The Concord Signed
2xAB2-176 Understudy of the Seventh Wheel
2xAB2-177 Tally of Old Victories
2xAB2-178 Dial of the Seventh Wheel
1xAB2-170 Jun & Pax, Unbroken Stride
2xAB2-169 Jupax, Seven Times Seven`,
  deepwell: `1xAB2-031 Ishan Weir
2xAB2-032 Well Novice
2xAB2-033 Sluice Keeper
4xAB2-034 Tolly Reed, Bucket and Rope
3xAB2-035 Maris Lowe, Patient Hand
3xAB2-036 Maris Lowe, Spring Flood
3xAB2-037 Corin Vale, Third Breath
4xAB2-038 Corin Vale, Rain over Stone
4xAB2-039 Abbot Neap
2xAB2-040 Undine Pell, Mirror Step
4xAB2-041 Hesh the Carp Sage
3xAB2-042 Lantern-Eyed Angler
1xAB2-043 Ford Sister
1xAB2-044 The Drowned Abbey
2xAB2-045 Still Water
2xAB2-046 The Current Refuses
1xAB2-047 Answer to an Answer
2xAB2-048 Downstream
2xAB2-049 Draw from the Deep
2xAB2-050 Well of Many Voices
2xAB2-051 Ishan Weir, Tide Bearer
1xAB2-052 Terrace of the Seven Pools
2xAB2-056 Keeper of Locks
1xAB2-057 Reading of Ripples
2xAB2-058 Undine Pell, Second Reflection
1xAB2-059 Fog-Robed Novice
1xAB2-060 Rapids Rider
1xAB2-053 Ishan Weir, the Whole Sea
2xAB2-054 Corin Vale, Ocean over Stone
2xAB2-055 Spring Beneath the Dial`,
  forge: `1xAB2-001 Orla Vance
2xAB2-002 Forge Recruit
2xAB2-003 Anvil Guard
2xAB2-004 Bellows Giant
4xAB2-005 Tam Brazier, Runner of Errands
3xAB2-006 Rue Calder, Quick Tongs
4xAB2-007 Sparkjaw the Cinder Hound
3xAB2-008 Hob Ironlace, Wall of Rivets
3xAB2-009 Dunmore Pike, Left and Right
2xAB2-010 Dunmore Pike, Second Heat
3xAB2-011 Orla Vance, Spark Thrown
2xAB2-012 Orla Vance, Glowing Edge
2xAB2-013 Master Gault, Who Lit the Furnace
2xAB2-014 The Kiln Twins
2xAB2-015 Ember Courier
2xAB2-016 Ilse Quench
1xAB2-017 The Blade Never Finished
1xAB2-018 Slag Colossus
2xAB2-019 Hammerfall
2xAB2-020 Strike While Hot
2xAB2-021 Turned Aside
1xAB2-022 The Ninth Furnace
2xAB2-023 Bell of the Forge
1xAB2-024 Two Uses for a Hammer
2xAB2-028 Sulphur Duelist
6xAB2-029 Scrap Automaton
1xAB2-030 One Breath Left
1xAB2-025 Orla Vance, Heart of the Sun
2xAB2-026 Dunmore Pike, Third Heat
2xAB2-027 Open Every Vent`,
  gilded: `1xAB2-091 Emperor Caul
2xAB2-092 Gilded Levy
3xAB2-093 Auric Sentinel
7xAB2-094 Bronze Chime
4xAB2-095 Silver Chime
3xAB2-096 Golden Chime
4xAB2-097 Fennimore, Page of the Bell
3xAB2-098 General Asp, Open Palm
2xAB2-099 General Asp, Closed Fist
3xAB2-100 Tithe Collector
2xAB2-101 Oathbound Lancer
2xAB2-102 Sunniva, Warden of Bells
2xAB2-103 Sunniva, Toll of Noon
2xAB2-104 Steward of the Ledger
4xAB2-105 Choir of Coins
1xAB2-106 Caul, Throne Ascendant
2xAB2-107 By Decree
2xAB2-108 Sentence at Noon
2xAB2-109 Gates of Brass
1xAB2-110 Audience Denied
1xAB2-111 Hall of a Hundred Bells
2xAB2-112 The Treasury
2xAB2-116 Curfew Warden
1xAB2-117 Lamps Uncovered
2xAB2-118 Seneschal of Silence
1xAB2-119 Herald of Decrees
1xAB2-113 Emperor Caul, Twelve Bells
2xAB2-114 General Asp, Coil of Gold
2xAB2-115 Tax upon the Hours
2xAB2-120 Vault Beneath the Dial`,
  lasthour: `1xAB2-121 Wren Noctis
2xAB2-122 Hourless Scout
2xAB2-123 Stopped Sentry
4xAB2-124 Pell Ashgrove, Torn Page
3xAB2-125 Marshal Dusk, Advance Guard
2xAB2-126 Marshal Dusk, Night March
3xAB2-127 Lachesis Vane, Loose Thread
2xAB2-128 Lachesis Vane, Cut Thread
3xAB2-129 Wren Noctis, Yesterday
2xAB2-130 Wren Noctis, Tomorrow
4xAB2-131 The Eclipse Hound
2xAB2-132 Beggar at the Gate of Noon
3xAB2-133 Second-Hand Assassin
2xAB2-134 Archivist of Warps
2xAB2-135 Midnight Engine
1xAB2-136 The Thirteenth Hour
2xAB2-137 Torn from the Calendar
2xAB2-138 A Moment Skipped
1xAB2-139 Never Arrived
2xAB2-140 Sift the Ashes
3xAB2-141 The Clock Without Hands
1xAB2-142 Station Outside Time
2xAB2-146 Debtor of Hours
2xAB2-147 Null Choir
1xAB2-148 Call It Off
1xAB2-149 Borrowed Midnight
1xAB2-143 Wren Noctis, All Hours at Once
2xAB2-144 Marshal Dusk, Dawn Refused
2xAB2-145 Unwound
2xAB2-150 Hand of the Stopped Clock`,
};
