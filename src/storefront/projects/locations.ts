import type { ProjectSummary } from '../../api/queries.ts'

type Located = Pick<ProjectSummary, 'location'>

/** The query parameter that carries the chosen location. */
const PARAMETER = 'location'

/** The location in the address; null is all of them. Kept as it is typed, so that an unknown one finds nothing. */
export function parseLocation(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER)?.trim() || null
}

/** The query of a location's list, «?location=…»; empty for all of them. */
export function formatLocation(location: string | null): string {
  return location === null ? '' : `?${new URLSearchParams({ [PARAMETER]: location })}`
}

/** Every location that has projects, by the Russian alphabet. */
export function listLocations(projects: readonly Located[]): string[] {
  const named = projects.flatMap(({ location }) => location ?? [])
  return [...new Set(named)].sort((a, b) => a.localeCompare(b, 'ru'))
}

/** The projects of a location, or all of them. */
export function filterByLocation<T extends Located>(
  projects: readonly T[],
  location: string | null,
): readonly T[] {
  return location === null ? projects : projects.filter((project) => project.location === location)
}
