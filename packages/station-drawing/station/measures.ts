// Measures of drawings that pages need as well, apart from the drawing functions: those must stay out of the pages' scripts.

/** Millimetres between body and trench wall: at the bottom and at the ground. */
export const TRENCH = { foot: 190, mouth: 300 } as const

/** Millimetres: a longer body is drawn this long with a break line; its height stays to scale. */
export const BREAK_ABOVE = 3000

/** The sheet of the views `card` and `plain`: pixels per millimetre, and pixels from the top to the ground and from the left to the station's axis. */
export const CARD = { scale: 0.074, ground: 42, axis: 185 } as const
