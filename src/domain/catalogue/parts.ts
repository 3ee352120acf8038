// How much of a list is read at once: of products, and in the staff area of other records too.

/** From more published products than this the storefront loads lists in parts, and the server filters them. */
export const LARGE_CATALOGUE = 200

/** From more records than this the screens of staff load a list in parts, and the server filters it. */
export const LARGE_STAFF_LIST = 5_000

/** Records of a part of a list of staff, and most that may be asked for at once. */
export const STAFF_PART_SIZE = 100

/** Most records that one action changes. */
export const MOST_CHANGED = 5_000

/** Most products that are put in order by hand. */
export const MOST_PLACED = 20_000

/** Products of a part of a list. */
export const PART_SIZE = 48
