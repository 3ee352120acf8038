import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './files.ts'

/** What the server of a new shop answers about the texts of the page, or of the section, that a call asks for. */
export function answerTexts(endpoint: string, input: unknown): unknown {
  const key = String(new Map(Object.entries(Object(input))).get('key'))
  if (endpoint !== 'section') return { key, blocks: readTexts(key) }
  return { [key]: readTexts('chrome')[key] }
}

/** The same while the texts of sections cannot be had. Throws for them. */
export function answerWithoutSections(endpoint: string, input: unknown): unknown {
  if (endpoint === 'section') throw new Error('no texts of sections')
  return answerTexts(endpoint, input)
}

const readTexts = (key: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(root, `content/pages/${key}.json`), 'utf8'))
