import { parseProjectAddress } from '../../drawing/project-address.ts'
import { TYPICAL_STATION } from '../../drawing/typical-station.ts'
import { listProducts } from '../catalogue/products.service.ts'
import type { Database } from '../db/database.ts'
import { listProjects } from '../projects/projects.service.ts'

/** Tells by the address below `/drawings/{edition}/`, without its ending, whether a page of ours names this raster. */
export type IsShared = (drawing: string) => Promise<boolean>

/** Rasters that pages name for messengers and search engines: of every product, of every drawn project, and the usual one. */
async function listSharedDrawings(db: Database): Promise<ReadonlySet<string>> {
  const [products, projects] = await Promise.all([listProducts(db, {}), listProjects(db)])
  const stations = products.flatMap(({ drawing }) => drawing ?? [])
  const plots = projects
    .flatMap(({ featuredImage, images }) => [featuredImage ?? '', ...images])
    .flatMap((address) => parseProjectAddress(address)?.key ?? [])
  return new Set([
    ...[TYPICAL_STATION, ...stations].map((key) => `open-graph/${key}`),
    ...plots.map((key) => `project-open-graph/${key}`),
  ])
}

/** Asks the database once for each version of the content. */
export function createIsShared(db: Database, contentCache: { readonly version: object }): IsShared {
  let version: object | null = null
  let drawings: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>())
  return async (drawing) => {
    if (version !== contentCache.version) {
      version = contentCache.version
      drawings = listSharedDrawings(db)
    }
    try {
      return (await drawings).has(drawing)
    } catch {
      // With the database away nothing is known; it is asked again the next time.
      version = null
      return false
    }
  }
}
