const ADDRESS = /^(\/drawings\/[^/]+\/)(project|project-plan|project-pit)(\/[^/]+)\.svg$/

/** What a project's drawing shows: the section through the plot, the plot from above, the pit. */
export type ProjectScene = 'project' | 'project-plan' | 'project-pit'

/** The scene of a drawing and the key of its numbers; null for photos and every other address. */
export function parseProjectAddress(address: string): { scene: ProjectScene; key: string } | null {
  const [, , view, file] = ADDRESS.exec(address) ?? []
  const scene = (['project', 'project-plan', 'project-pit'] as const).find((name) => name === view)
  return scene && file !== undefined ? { scene, key: file.slice(1) } : null
}

/** The same drawing on a sheet for cards, thumbnails and phones; photos and other pictures stay what they are. */
export function toSmallSheet(address: string): string {
  return address.replace(ADDRESS, '$1$2-small$3.svg')
}

/** The section as a raster for messengers; null when the picture is no drawing of ours. */
export function toOpenGraphSheet(address: string): string | null {
  return ADDRESS.test(address) ? address.replace(ADDRESS, '$1project-open-graph$3.png') : null
}
