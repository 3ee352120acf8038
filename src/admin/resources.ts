import type { Resource } from './manifest.ts'

/** One resource of each folder, or several that share it. */
const manifests = import.meta.glob<Resource | readonly Resource[]>('./resources/*/manifest.ts', {
  eager: true,
  import: 'manifest',
})

/** All resources of the staff area, each group in the order of the navigation. */
export const resources: readonly Resource[] = Object.values(manifests)
  .flat()
  .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
