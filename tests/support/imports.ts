import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listSources, root } from './files.ts'

/** Sources with their tests. */
export const sources = listSources(/\.(ts|tsx)$/)
/** What runs in the shop: sources without tests and fixtures. */
export const code = sources.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
/** The layer a file is in: `server`. */
export const layerOf = (file: string) => file.split('/')[1] ?? ''
/** Folders whose folders are rooms of their own: `pages/cart`, not `pages`. */
const OF_ROOMS = ['pages', 'parts', 'kit', 'resources', 'platform', 'features']
/** The room a file is in: `inquiry` or `pages/cart`; empty for what stands directly in its layer. */
export function folderOf(file: string): string {
  const [, , first = '', second = '', ...rest] = file.split('/')
  if (second === '') return ''
  return OF_ROOMS.includes(first) && rest.length > 0 ? `${first}/${second}` : first
}

/** The feature of the server a file is in; empty for all others. */
export const featureOf = (file: string) => /^src\/server\/features\/([^/]+)\//.exec(file)?.[1] ?? ''

export interface Import {
  from: string
  to: string
  typeOnly: boolean
  /** Named imports. */
  names: readonly string[]
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([^'"()]*?)\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g,
  )
  return [...found].map(([, type, what = '', name, lazy]) => ({
    from: file,
    to: name ?? lazy ?? '',
    typeOnly: type !== undefined,
    names: what.match(/\w+/g) ?? [],
  }))
}

/** Every import of the code, as it is written. */
export const imports = code.flatMap(importsOf)
const OURS = '@septic-shop/'
/** Imports of our own files, relative ones and those of packages by their name. */
export const inside = imports
  .filter(({ to }) => to.startsWith('.') || to.startsWith(OURS))
  .map((one) => ({ ...one, to: locate(one) }))

/** The file that an import of ours names, from the repository's root. */
export function locate({ from, to }: Import): string {
  if (!to.startsWith(OURS)) return path.posix.normalize(path.posix.join(path.posix.dirname(from), to))
  const file = to.replace(OURS, 'packages/')
  return file.endsWith('.ts') ? file : `${file}/index.ts`
}

/** Imports in words. */
export const report = (list: readonly Import[]) => list.map(({ from, to }) => `${from} → ${to}`)

/** Shortest import cycle through each node that is in one: `a → b → a`. */
export function findCycles(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const findCycle = (start: string): string[] | null => {
    const ways = [[start]]
    const seen = new Set<string>()
    for (const way of ways) {
      for (const to of importsOf.get(way.at(-1) ?? '') ?? []) {
        if (to === start) return [...way, start]
        if (seen.has(to)) continue
        seen.add(to)
        ways.push([...way, to])
      }
    }
    return null
  }
  return [...importsOf.keys()].flatMap((node) => findCycle(node)?.join(' → ') ?? [])
}
