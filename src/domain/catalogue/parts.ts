/** From more published products than this the storefront loads lists in parts, and the server filters them. */
export const LARGE_CATALOGUE = 200

/** Products of a part of a list. */
export const PART_SIZE = 48
