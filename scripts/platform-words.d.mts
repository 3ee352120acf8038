/** What keeps the shop from starting on a system, before anything is installed there; null where nothing does. */
export function tellPlatform(system?: {
  platform?: string
  arch?: string
  databaseUrl?: string | undefined
  optional?: Readonly<Record<string, string>>
}): string | null
