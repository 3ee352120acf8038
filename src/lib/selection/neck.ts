/** Bodies by how deep a pipe they take, shallowest first. */
export const NECKS = ['standard', 'long', 'reinforced'] as const
export type Neck = (typeof NECKS)[number]
