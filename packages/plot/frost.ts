/**
 * How deep the ground freezes, in centimetres, unless a shop says otherwise. Source: the shop's FAQ (content/seed/faq.json,
 * installation in winter and wintering): 40–100 cm in the Moscow region.
 */
export const USUAL_FROST = 100

/** Whether a frost depth in centimetres can be drawn. */
export const isFrostDepth = (depth: number): boolean => Number.isInteger(depth) && depth >= 20 && depth <= 250
