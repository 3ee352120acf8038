/** How far every gravity pipe falls, in centimetres per metre (СП 32.13330.2018; СП 30.13330 for pipes of 110 mm). */
export const SLOPE = 2
/** The same in millimetres per metre. */
export const FALL_PER_METRE = SLOPE * 10
/** Least cover of a pipe, in centimetres: on a slope it follows the ground. */
export const COVER = 30
