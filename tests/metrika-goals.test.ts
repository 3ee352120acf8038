import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { METRIKA_GOALS } from '../src/domain/site/metrika-goals.ts'
import { root } from './support/files.ts'

test('the goals that staff read of in the documentation are those that Metrika is told of', () => {
  const text = readFileSync(path.join(root, 'docs/operations/search-engines.md'), 'utf8')
  const [, table = ''] = text.split('| Goal | When |')
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(METRIKA_GOALS))
})
