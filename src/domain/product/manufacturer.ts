interface Named {
  slug: string
  /** Other names and slugs under which people look for it. */
  aliases: readonly string[]
}

/** Finds a manufacturer by slug, else by alias, ignoring case; undefined when there is none. */
export function findManufacturer<T extends Named>(manufacturers: readonly T[], named: string): T | undefined {
  const text = named.toLowerCase()
  const isAlias = ({ aliases }: Named) => aliases.some((alias) => alias.toLowerCase() === text)
  return manufacturers.find(({ slug }) => slug === named) ?? manufacturers.find(isAlias)
}

/** How many manufacturers are named where there is room for few. */
const NAMED_FIRST = 3

/** The first ones in their order, for links where not all have room. */
export const firstManufacturers = <T>(manufacturers: readonly T[]): readonly T[] =>
  manufacturers.slice(0, NAMED_FIRST)
