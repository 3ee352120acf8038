import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type PageTexts, pageTextsSchema } from '../../../contract/pages/pages.ts'
import { PAGE_KEYS, type PageKey } from '../../../domain/site/text-pages.ts'
import { root } from '../../root.ts'

const ORIGINALS = new Map(
  PAGE_KEYS.map((key) => {
    const blocks: unknown = JSON.parse(readFileSync(path.join(root, `content/pages/${key}.json`), 'utf8'))
    return [key, pageTextsSchema.parse({ key, blocks })]
  }),
)

/** The texts of `content/pages/`, with which a shop begins. Those of all pages are read, and held to the contract, with this file. */
export function originalTexts(key: PageKey): PageTexts {
  const texts = ORIGINALS.get(key)
  if (!texts) throw new Error(`content/pages has no texts of ${key}`)
  return texts
}
