import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './support/files.ts'

const [, ...walks] = readFileSync(path.join(root, 'docs/walks.md'), 'utf8').split(/\n## /)

/** The steps of a walk: numbered items with what belongs to them. */
const stepsOf = (walk: string) => walk.split(/\n(?=\d+\. )/).slice(1)

const isFile = (name: string) => existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile()

describe.each(walks.map((walk) => [walk.split('\n', 1)[0] ?? '', walk] as const))(
  'docs/walks.md, «%s»',
  (_title, walk) => {
    test.each(stepsOf(walk))('%s', (step) => {
      // The last step ends with its paragraph.
      const [item = ''] = step.split('\n\n')
      const quoted = [...item.matchAll(/`([^`]+)`/g)].map(([, words]) => words ?? '')
      const files = quoted.filter((words) => /^(?:src|packages)\/.*\.tsx?$/.test(words))
      expect(files.filter((file) => !isFile(file))).toEqual([])
      const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n')
      const names = quoted.filter((words) => /^[a-z]\w*$/i.test(words))
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(texts))).toEqual([])
    })
  },
)

test('there are four walks with steps that name files', () => {
  expect(walks).toHaveLength(4)
  for (const walk of walks) expect(stepsOf(walk).length).toBeGreaterThan(4)
})
