const ADDRESS = /^(\/drawings\/[^/]+\/)(project|project-plan|project-pit)(\/[^/]+)\.svg$/

/** What a project's drawing shows: the section through the plot, the plot from above, the pit. */
export type ProjectScene = 'project' | 'project-plan' | 'project-pit'

/** Parses a drawing's address into scene and key; null for photos and all other addresses. */
export function parseProjectAddress(address: string): { scene: ProjectScene; key: string } | null {
  const [, , view, file] = ADDRESS.exec(address) ?? []
  const scene = (['project', 'project-plan', 'project-pit'] as const).find((name) => name === view)
  return scene && file !== undefined ? { scene, key: file.slice(1) } : null
}

/** Address of the small sheet for cards, thumbnails and phones; other pictures are returned unchanged. */
export function toSmallSheet(address: string): string {
  return address.replace(ADDRESS, '$1$2-small$3.svg')
}

/** Address of the section as JPEG for link previews; null when the picture is no drawing of ours. */
export function toOpenGraphSheet(address: string): string | null {
  return ADDRESS.test(address) ? address.replace(ADDRESS, '$1project-open-graph$3.jpeg') : null
}
