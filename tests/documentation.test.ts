import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { AREAS, filesOf, LIMIT } from '../scripts/mutate/areas.ts'
import { listFiles, listSources, root } from './support/files.ts'

const documents = listFiles('.', /\.md$/)
/** Texts of editors and the given specification, which are not ours to check. */
const QUOTED = ['content/', 'docs/specification/']
const pages = documents.filter((file) => !QUOTED.some((folder) => file.startsWith(folder)))
const { scripts, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

const TOP = new Set(['src', 'packages', 'tests', 'docs', 'content', 'scripts', 'public', '.ci'])

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

test('the oldest Node.js is said in one version, and what runs on it is not younger', () => {
  const oldest = engines.node.replace('>=', '')
  const said = ['README.md', ...listFiles('scripts', /\.mjs$/)].flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/Node\.js (?:from )?(\d+(?:\.\d+)*)/g)].map(
      ([, version]) => `${file}: ${version}`,
    ),
  )
  expect(said.length).toBeGreaterThan(3)
  expect(said.filter((line) => !line.endsWith(`: ${oldest}`))).toEqual([])
  // `import.meta.dirname`, which the start scripts use, was added in 20.11.
  const [major = 0, minor = 0] = oldest.split('.').map(Number)
  expect(major * 100 + minor).toBeGreaterThanOrEqual(2011)
})

test('the lock file names no address of a registry, so that a clone installs from the one it has', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  expect(read('package-lock.json')).not.toMatch(/"resolved": "(?!packages\/)|https?:\/\/[^"]*\.tgz/)
  expect(read('.npmrc').split('\n')).toContain('omit-lockfile-registry-resolved=true')
})

test('every npm script runs in a fresh clone: what it starts with needs no package', () => {
  const starters = /^node (scripts\/(?:start|test|run)\.mjs)\b/
  expect(Object.values<string>(scripts).filter((script) => !starters.test(script))).toEqual([])
  const files = new Set(Object.values<string>(scripts).map((script) => starters.exec(script)?.[1] ?? ''))
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const imported = [...text.matchAll(/^import .* from '(.+)'$/gm)].map(([, name]) => name ?? '')
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.filter((name) => !/^(?:node:|\.)/.test(name))).toEqual([])
    for (const name of imported) if (name.startsWith('.')) files.add(path.join(path.dirname(file), name))
  }
})

describe('What the code cites', () => {
  const texts = listSources(/\.(?:tsx?|css)$/).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8').replace(/\n\s*(?:\*|\/\/) /g, ' '),
  }))
  const cited = (pattern: RegExp) =>
    texts.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([, name = '', ...rest]) => ({ file, name, rest })),
    )
  const find = (name: string) =>
    documents.find((file) => (name.includes('/') ? file === name : path.basename(file) === name))

  test('every document is in the repository', () => {
    const found = cited(/([\w./-]+\.md)\b/g)
    expect(found.length).toBeGreaterThan(100)
    expect(found.filter(({ name }) => find(name) === undefined)).toEqual([])
  })

  test('every file of ours is in the repository', () => {
    const found = cited(/\b((?:src|packages|tests|scripts)\/[\w./-]+\.(?:tsx?|mjs|css))\b/g)
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([])
  })

  test('every section is in its document', () => {
    const found = cited(/([\w./-]+\.md), sections? (\d+)(?: and (\d+))?/g)
    expect(found.length).toBeGreaterThan(50)
    const missing = found.filter(({ name, rest }) => {
      const file = find(name)
      const text = file === undefined ? '' : readFileSync(path.join(root, file), 'utf8')
      return rest.some((section) => section !== undefined && !text.includes(`\n## ${section}. `))
    })
    expect(missing).toEqual([])
  })
})

const sources = new Set(
  listFiles('.', /^(?:src|packages|tests|scripts)\/|^[^/]+$/).map((source) => path.basename(source)),
)

test.each(pages.filter((file) => !file.startsWith('docs/recipes/')))(
  '%s names only source files that exist',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const named = [...text.matchAll(/`([\w.-]+\.(?:tsx?|mjs|css))`/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !sources.has(name))).toEqual([])
  },
)

test('docs/operations/settings.md lists the variables of the configuration', () => {
  const config = readFileSync(path.join(root, 'src/server/config.ts'), 'utf8')
  const [, schema = ''] = /const configSchema = z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(config) ?? []
  const variables = [...schema.matchAll(/^ {2}(\w+): /gm)].map(([, setting = '']) =>
    setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
  )
  expect(variables.length).toBeGreaterThan(5)

  const operations = readFileSync(path.join(root, 'docs/operations/settings.md'), 'utf8')
  const rows = [...operations.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell)
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect(listed.toSorted()).toEqual(variables.toSorted())
})

test('docs/operations/packages.md names every use of a private part of a library', () => {
  const page = readFileSync(path.join(root, 'docs/operations/packages.md'), 'utf8')
  const users = listSources(/\.tsx?$/).filter((file) =>
    /'~orpc'|\bUNSAFE_|\._private_|\bunstable_|\.usr\b/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(users.length).toBeGreaterThan(5)
  expect(users.filter((file) => !/\.test\./.test(file) && !page.includes(`\`${file}\``))).toEqual([])
})

test('the areas of npm run mutate name files that exist', () => {
  const patterns = AREAS.flatMap(({ mutate, tests }) => [...mutate, ...tests]).flatMap(alternatives)
  const missing = patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)
  expect(missing, 'mend scripts/mutate/areas.ts').toEqual([])
})

/** `a.{b,c}` as `a.b` and `a.c`. */
function alternatives(pattern: string): string[] {
  const [braces, inside = ''] = /\{([^{}]*)\}/.exec(pattern) ?? []
  if (braces === undefined) return [pattern]
  return inside.split(',').flatMap((one) => alternatives(pattern.replace(braces, one)))
}

describe('docs/mutation.md', () => {
  const text = readFileSync(path.join(root, 'docs/mutation.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `([^`]+)` \| (\d.*|) ?\|$/gm)].map(([, name = '', rest = '']) => ({
    name,
    cells: rest.split('|').map((cell) => cell.trim()),
  }))

  test('has one row for every area of npm run mutate', () => {
    expect(rows.map(({ name }) => name)).toEqual(AREAS.map(({ name }) => name))
  })

  test.each(AREAS)('$name: tests catch at least 85 of 100 changes', (area) => {
    const cells = rows.find(({ name }) => name === area.name)?.cells ?? []
    const [files, mutants, score = '', lowest = '', measured] = cells
    expect(cells).toHaveLength(5)
    const count = filesOf(area).length
    expect(files, `npm run mutate -- ${area.name}`).toBe(`${count} of ${count}`)
    expect(mutants).toMatch(/^\d+$/)
    for (const share of [score, lowest]) expect(share).toMatch(/^\d+ %$/)
    expect(Number.parseInt(score, 10)).toBeGreaterThanOrEqual(LIMIT)
    if (area.isEachFile) expect(Number.parseInt(lowest, 10)).toBeGreaterThanOrEqual(LIMIT)
    expect(measured).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
