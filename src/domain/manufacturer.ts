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
