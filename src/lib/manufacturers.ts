/** Other spellings of the manufacturers' slugs → the stored ones (decisions.md, manufacturer slugs). */
const aliases = new Map([
  ['topol-eco', 'topas'],
  ['topaero', 'topas'],
  ['topoleco', 'topas'],
  ['evrolos', 'eurolos'],
  ['bios', 'bio-s'],
])

/** A known brand of which the dealer has no products: its page is an empty list, not a 404. */
export const KNOWN_WITHOUT_PRODUCTS = { slug: 'unilos', name: 'Юнилос' } as const

/** The stored slug for any accepted spelling; unknown ones come back as they are. */
export function toManufacturerSlug(slug: string): string {
  return aliases.get(slug) ?? slug
}
