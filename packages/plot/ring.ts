/** Height of a concrete ring, in centimetres (ГОСТ 8020-2016, КС 10.9: 890 mm with its joint). */
export const RING_HEIGHT = 90
/** Its outer radius, in millimetres (the same: 1160 mm across). */
export const RING_RADIUS = 580
/** Gravel around a drainage well's ring, in millimetres (as builders pour it, 300 to 400); only drawn, no rule reckons with it. */
export const RING_GRAVEL = 350
