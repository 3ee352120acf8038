import { NAVIGATION_GROUPS, type Resource } from './manifest.ts'

/** One resource of each folder, or several that share it. */
const manifests = import.meta.glob<Resource | readonly Resource[]>('./resources/*/manifest.ts', {
  eager: true,
  import: 'manifest',
})

const GROUPS = [...Object.keys(NAVIGATION_GROUPS), 'apart']

/** All resources of the staff area, in the order of the navigation. */
export const resources: readonly Resource[] = Object.values(manifests)
  .flat()
  .sort(
    (one, other) =>
      GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) || (one.order ?? 0) - (other.order ?? 0),
  )
