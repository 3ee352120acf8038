/** Stands in every drawing's address. Raise it when drawings change: browsers keep what they have for ever. */
export const DRAWING_EDITION = 'v1'
