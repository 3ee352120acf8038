import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './files.ts'

/** What the server of a new shop answers about the texts of a page. */
export const originalTexts = (key: string): unknown => ({
  key,
  blocks: JSON.parse(readFileSync(path.join(root, `content/pages/${key}.json`), 'utf8')),
})
