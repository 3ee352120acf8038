import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { manufacturerPath } from '../../../domain/site/site-paths.ts'
import { root } from '../../root.ts'

let pages: Promise<ReadonlySet<string>> | undefined

/** Pages of the brands that are not sold (`content/catalogue/not-sold.json`), read once. Throws when the file is not what it should be. */
export function readUnsoldPages(): Promise<ReadonlySet<string>> {
  pages ??= loadPages().catch((error: unknown) => {
    pages = undefined
    throw error
  })
  return pages
}

async function loadPages(): Promise<ReadonlySet<string>> {
  const { brands }: Record<string, unknown> = Object(
    JSON.parse(await readFile(path.join(root, 'content/catalogue/not-sold.json'), 'utf8')),
  )
  if (!Array.isArray(brands)) throw new Error('not-sold.json holds no brands')
  return new Set(
    brands.map((brand: unknown) => {
      const { slug }: Record<string, unknown> = Object(brand)
      if (typeof slug !== 'string') throw new Error('not-sold.json: a brand has no slug')
      return manufacturerPath(slug)
    }),
  )
}
