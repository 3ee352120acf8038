/** Height of a concrete ring, in centimetres (ГОСТ 8020-2016, КС 10.9: 890 mm with its joint). */
export const RING = 90
/** Its outer radius, in millimetres (the same: 1160 mm across). */
export const RING_RADIUS = 580
