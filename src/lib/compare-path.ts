/** The address under which everybody sees these products side by side. */
export function comparePath(items: readonly { id: number }[]): string {
  return `/compare?ids=${items.map(({ id }) => id).join(',')}`
}
