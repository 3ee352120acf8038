import { parseProjectAddress } from '@septic-shop/station-drawing/project/project-address.ts'
import { TYPICAL_STATION } from '@septic-shop/station-drawing/station/typical-station.ts'
import { oncePer } from '../../../lib/once-per.ts'
import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { listProducts } from '../catalogue/products/products.service.ts'
import { listProjects } from '../projects/projects.service.ts'

/** Drawings in the pages' Open Graph tags: of every product, every drawn project, and the typical station. */
async function listSharedDrawings(db: Database): Promise<ReadonlySet<string>> {
  const [products, projects] = await Promise.all([listProducts(db, VISITOR, {}), listProjects(db, VISITOR)])
  const stations = products.flatMap(({ drawing }) => drawing ?? [])
  const plots = projects
    .flatMap(({ featuredImage, images }) => [featuredImage ?? '', ...images])
    .flatMap((address) => parseProjectAddress(address)?.key ?? [])
  return new Set([
    ...[TYPICAL_STATION, ...stations].map((key) => `open-graph/${key}`),
    ...plots.map((key) => `project-open-graph/${key}`),
  ])
}

/** Creates what says whether a page links to a JPEG, by its address below `/drawings/{version}/`, without extension. Reads the list from the database once per cache version; after a database error the next call tries again. */
export function createIsShared(
  db: Database,
  contentCache: { readonly version: object },
): (drawing: string) => Promise<boolean> {
  const listAt = oncePer(() => listSharedDrawings(db))
  return (drawing) =>
    listAt(contentCache.version).then(
      (drawings) => drawings.has(drawing),
      () => false,
    )
}
