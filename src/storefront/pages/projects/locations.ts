import type { ProjectSummary } from '../../../api/queries/queries.ts'

type Located = Pick<ProjectSummary, 'location'>

/** Query parameter of the chosen location. */
const PARAMETER = 'location'

/** The location in the address, composed as stored ones are (NFC); null is all. Unknown ones are kept, and match nothing. */
export function parseLocation(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER)?.normalize().trim() || null
}

/** Query string of a location, «?location=…»; empty for all. */
export function formatLocation(location: string | null): string {
  return location === null ? '' : `?${new URLSearchParams({ [PARAMETER]: location })}`
}

/** All locations with projects, in Russian alphabetical order. */
export function listLocations(projects: readonly Located[]): string[] {
  const named = projects.flatMap(({ location }) => location ?? [])
  return [...new Set(named)].sort((a, b) => a.localeCompare(b, 'ru'))
}

/** The projects of a location; null returns all. */
export function filterByLocation<T extends Located>(
  projects: readonly T[],
  location: string | null,
): readonly T[] {
  return location === null ? projects : projects.filter((project) => project.location === location)
}
