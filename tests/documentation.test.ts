import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'

const pages = listFiles('.', /\.md$/).filter((file) => !file.startsWith('content/'))
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

const TOP = new Set(['src', 'tests', 'docs', 'content', 'scripts', 'public', '.ci'])

test.each(pages)('%s names only commands and paths that exist', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])

  const quoted = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => TOP.has(name.split('/')[0] ?? '') && name.includes('/'))
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, name]) =>
    path.join(path.dirname(file), name ?? ''),
  )
  expect([...quoted, ...linked].filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})
