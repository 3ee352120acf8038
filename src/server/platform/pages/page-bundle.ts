import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets, AssetsOwner } from '../../../app/assets.ts'
import type * as serverRender from '../../../app/server.tsx'

/** The React application for the server: built files in production and tests, Vite's modules in development. */
export interface PageBundle {
  render: typeof serverRender.render
  meaningfulParameters: readonly string[]
  assetsFor(owner: AssetsOwner): Assets
  /** False in development, where Vite injects inline styles. */
  strictPolicy: boolean
}

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestEntry>

/** Loads the build from `dist`. */
export async function loadBuiltBundle(dist: string): Promise<PageBundle> {
  const readManifest = async (surface: 'storefront' | 'staff'): Promise<Manifest> =>
    JSON.parse(await readFile(path.join(dist, `client/.vite/${surface}.json`), 'utf8'))
  const manifests = { storefront: await readManifest('storefront'), staff: await readManifest('staff') }
  const server: typeof serverRender = await import(pathToFileURL(path.join(dist, 'server/server.js')).href)
  const known = new Map<string, Assets>()
  return {
    render: server.render,
    meaningfulParameters: server.meaningfulParameters,
    strictPolicy: true,
    assetsFor(owner) {
      const key = typeof owner === 'string' ? owner : `page ${owner.page ?? ''} ${owner.isLarge ?? false}`
      const manifest = manifests[typeof owner === 'string' ? 'staff' : 'storefront']
      const assets = known.get(key) ?? collectAssets(manifest, owner)
      known.set(key, assets)
      return assets
    },
  }
}

/** Preloaded fonts: those with digits, Cyrillic and «₽». One that came later would have the whole page laid out anew. */
const EARLY_FONTS = /golos-text-(?:cyrillic|latin|latin-ext)-[\w-]{8}\.woff2$/

function collectAssets(manifest: Manifest, owner: AssetsOwner): Assets {
  const isStaff = typeof owner === 'string'
  const entry = `src/app/${isStaff ? owner : 'browser'}.tsx`
  const modules = [entry]
  if (!isStaff && owner.page !== null) {
    modules.push(`src/storefront/pages/${owner.page}/page.tsx`)
    // What `loadLarge` of the page imports: hydration waits for it.
    if (owner.isLarge) modules.push(`src/storefront/pages/${owner.page}/list-in-parts.tsx`)
  }
  const reached = new Set<string>()
  for (const module of modules) reach(manifest, module, reached)
  const chunks = [...reached].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  const [script] = chunks
  if (!script) throw new Error(`the build has no ${entry}`)
  const early = isStaff ? undefined : manifest['src/app/early/early.ts']
  return {
    early: early ? [`/${early.file}`] : [],
    scripts: [`/${script.file}`],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    preloads: chunks.slice(1).map((chunk) => `/${chunk.file}`),
    fonts: Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((file) => EARLY_FONTS.test(file))
      .map((file) => `/${file}`),
    worker: isStaff ? null : '/sw.js',
  }
}

function reach(manifest: Manifest, key: string, reached: Set<string>): void {
  if (reached.has(key)) return
  reached.add(key)
  for (const next of manifest[key]?.imports ?? []) reach(manifest, next, reached)
}
