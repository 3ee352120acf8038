import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Assets, AssetsOwner } from '../../../app/assets.ts'

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestEntry>

/** Reads what Vite has built into `dist`; the returned function says which of its files a page or the staff area needs at once. */
export async function readPageAssets(dist: string): Promise<(owner: AssetsOwner) => Assets> {
  const readManifest = async (surface: 'storefront' | 'staff'): Promise<Manifest> =>
    JSON.parse(await readFile(path.join(dist, `client/.vite/${surface}.json`), 'utf8'))
  const manifests = { storefront: await readManifest('storefront'), staff: await readManifest('staff') }
  const known = new Map<string, Assets>()
  return (owner) => {
    const key = typeof owner === 'string' ? owner : `page ${owner.page ?? ''} ${owner.isLarge ?? false}`
    const manifest = manifests[typeof owner === 'string' ? 'staff' : 'storefront']
    const assets = known.get(key) ?? collectAssets(manifest, owner)
    known.set(key, assets)
    return assets
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
