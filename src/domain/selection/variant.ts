/** Bodies by how deep a pipe they take, shallowest first. */
export const VARIANTS = ['standard', 'long', 'reinforced'] as const
export type Variant = (typeof VARIANTS)[number]
