import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findClockJudgements } from './support/clock-readings.ts'
import { listFiles, listSources, root } from './support/files.ts'
import { PRIMITIVES } from './support/primitives.ts'
import { apart } from './support/test-projects.ts'
import { findTypeAssertions } from './support/type-assertions.ts'

const code = listSources(/\.tsx?$/).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n')

const EXPORTED_FUNCTION =
  /^export (?:default )?(?:async )?function |^export const \w+(?:: [^=]+)? = (?:async )?(?:<[^>]*>)?\(/

test('an exported function says in a doc comment what it is for', () => {
  const wrong = code.flatMap((file) => {
    const lines = linesOf(file)
    return lines.flatMap((line, index) => {
      if (!EXPORTED_FUNCTION.test(line)) return []
      const before = lines.slice(0, index).findLast((other) => !other.startsWith('// biome-ignore'))
      return before?.endsWith('*/') ? [] : [`${file}:${index + 1} ${line}`]
    })
  })
  expect(wrong, 'say what for, the unit, when it is null or throws').toEqual([])
})

test('a duration is written minutes(2), or its constant says that it is milliseconds', () => {
  const raw =
    /\b\w*(?:TIMEOUT|DELAY|DURATION|PERIOD|LIFETIME|PAUSE)\b(?:: number)? = \d|set(?:Timeout|Interval)\([^)]*, \d{2,}/
  const wrong = code.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (raw.test(line) ? [`${file}:${index + 1} ${line}`] : [])),
  )
  expect(wrong, 'use src/lib/duration.ts, or name the constant …_MS').toEqual([])
})

/** `file:line text` of every line that matches a pattern outside of the allowed files, which must exist. */
function findOutside(owners: readonly string[], pattern: RegExp): string[] {
  expect(
    owners.filter((file) => !code.includes(file)),
    'allowed, but does not exist',
  ).toEqual([])
  return code
    .filter((file) => !owners.includes(file))
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line}`] : [])),
    )
}

test('a primitive is its component: nobody else writes its class', () => {
  const wrong = PRIMITIVES.flatMap(({ owners, classes }) =>
    findOutside(
      owners,
      new RegExp(
        `className=(?:"(?:[^"]* )?|\\{[^}]*['"\`](?:[^'"\`]* )?)(?:${classes.join('|')})(?:--\\w+)?(?=["'\` ])`,
      ),
    ),
  )
  expect(wrong, 'use the component of src/ui/').toEqual([])
})

test('a button is a Button or a LinkButton: nobody else writes the class btn anywhere', () => {
  const owners = PRIMITIVES.find(({ sheet }) => sheet === 'button')?.owners ?? []
  expect(findOutside(owners, /(?<![\w-])btn(?!\w)/), 'use src/ui/button.tsx').toEqual([])
})

/** Classes used in a file, without modifiers. */
function classesOf(file: string): Set<string> {
  const source = readFileSync(path.join(root, file), 'utf8')
  const texts = [...source.matchAll(/className=(?:"([^"]+)"|\{([^}]*)\})/g)].flatMap(
    ([, text, expression]) =>
      text === undefined
        ? [...(expression ?? '').matchAll(/'([^']*)'|`([^`$]*)/g)].map(([, word, part]) => word ?? part)
        : [text],
  )
  const names = texts.flatMap((text) => (text ?? '').trim().split(/\s+/))
  return new Set(names.filter((name) => /^[a-z]/.test(name) && !name.includes('--')))
}

test('a class that a public page writes has a rule in a style sheet', () => {
  const sheets = listFiles('src', /\.css$/).map((file) => readFileSync(path.join(root, file), 'utf8'))
  const ruled = new Set([...sheets.join('\n').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name))
  const wrong = code
    .filter((file) => file.startsWith('src/storefront/'))
    .flatMap((file) => {
      const written = [...readFileSync(path.join(root, file), 'utf8').matchAll(/className="([^"]+)"/g)]
      const names = written.flatMap(([, classes = '']) => classes.trim().split(/\s+/))
      return names.filter((name) => !ruled.has(name)).map((name) => `${file} ${name}`)
    })
  expect(wrong, 'its rule has another name, or nothing needs the class').toEqual([])
})

test('a class that five files write is a layout utility of docs/architecture/layout.md', () => {
  const page = readFileSync(path.join(root, 'docs/architecture/layout.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const utilities = new Set(
    rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(.+?)`/g)].map(([, name]) => name ?? '')),
  )
  const counts = new Map<string, number>()
  for (const file of code) for (const name of classesOf(file)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const often = [...counts].filter(([name, count]) => count >= 5 && !utilities.has(name))
  expect(often, 'make it a component of src/ui/, or a row of that list').toEqual([])
  expect(
    [...utilities].filter((name) => (counts.get(name) ?? 0) < 5),
    'the list names it for nothing',
  ).toEqual([])
})

test('what the browser stores is a storedValue: checked when read, and no page ends for want of storage', () => {
  const owners = [
    'src/ui/stored-value.ts',
    // Run before the modules.
    'src/app/early/visit.ts',
    'src/app/early/keep-forms.ts',
    // Looks for whatever documents without code have left: a key for each of them.
    'src/storefront/inquiry/fields/left-forms.ts',
    // Deletes cookies and storage of third-party counters.
    'src/storefront/parts/consent/foreign-script.ts',
  ]
  const storage = /\b(?:local|session)Storage\.|\b(?:local|session)Storage\[/
  expect(findOutside(owners, storage), 'use src/ui/stored-value.ts').toEqual([])
})

/** Files that name addresses of the API, which lie under `/api`. */
const ENDPOINTS = [
  ...['public', 'inquiries', 'crud', 'media', 'records', 'staff'].map(
    (name) => `src/contract/endpoints.${name}.ts`,
  ),
  'src/contract/account/endpoints.account.ts',
  'src/contract/catalogue/endpoints.prices.ts',
  'src/contract/content/endpoints.addresses.ts',
  'src/contract/content/endpoints.samples.ts',
  'src/contract/pages/endpoints.pages.ts',
]
/** No line of a comment. */
const IN_CODE = '(?<!^ *(?:\\*|\\/[/*]).*)'

test('pages are addressed by src/domain/site/site-paths.ts', () => {
  const literal = new RegExp(
    `${IN_CODE}["'\`]/(?:catalog|product|compare|cart|search|projects|services|faq|blog|about|contact|privacy|terms|sitemap|selection|selection-rules)(?=["'\`/?#])`,
  )
  const wrong = findOutside(['src/domain/site/site-paths.ts', ...ENDPOINTS], literal)
  expect(wrong, 'use src/domain/site/site-paths.ts').toEqual([])
})

test('screens of staff are addressed by src/domain/site/staff-paths.ts, or by the manifest that has them', () => {
  const literal = new RegExp(`${IN_CODE}["'\`]/admin(?=["'\`/?#])`)
  const wrong = findOutside(['src/domain/site/staff-paths.ts', ...ENDPOINTS], literal).filter(
    (line) => !/^src\/admin\/resources\/[\w-]+\/manifest\.ts:/.test(line),
  )
  expect(wrong, 'use src/domain/site/staff-paths.ts').toEqual([])
})

test('a version is named by a write in its turn, so that no own save meets the version before', () => {
  // A draft has a queue of its own.
  const owners = [
    'src/api/if-match.ts',
    'src/admin/kit/write/in-turn.ts',
    'src/admin/kit/publication/use-draft.ts',
  ]
  const wrong = findOutside(owners, /\bifMatch\(|If-Match'?:/).filter(
    (line) => !/^src\/(?:server|contract)\//.test(line),
  )
  expect(wrong, '`record` of useWrite(), or sendInTurn()').toEqual([])
})

test('a search of staff compares by src/lib/text/fold-text.ts: ё may be typed as е, and «й» as macOS hands it out', () => {
  const wrong = findOutside([], /toLowerCase\(\)\.includes\(/).filter((line) => line.startsWith('src/admin/'))
  expect(wrong, 'use includesTyped() or matchesWords()').toEqual([])
})

test('a field of a staff form has the label that the messages about it use', () => {
  const wrong = code.filter((file) => {
    const text = linesOf(file).join('\n')
    return text.includes('labels={LABELS}') && /<(?:\w*Field|TextArea)\s+label="/.test(text)
  })
  expect(wrong, 'label={LABELS.name}').toEqual([])
})

test('an Intl formatter is created at its first use: several at once keep a page busy while it starts', () => {
  const wrong = findOutside(['src/lib/lazy.ts'], /^(?:export )?const \w+ = new Intl\./)
  expect(wrong, 'lazy(() => new Intl…)').toEqual([])
})

test('a type is checked, not asserted: these know more than the compiler', () => {
  const owners = [
    // Checked by the contract's schema before it is sent, and by the server.
    'src/admin/kit/fields/declare-fields.ts',
    // The server validates each answer against the contract that the client's types come from.
    'src/api/client.ts',
    // Every byte before the page's first paint counts: only elements are pressed.
    'src/app/early/event-replay.ts',
    // By the names of one table, which its type has too.
    'src/domain/selection/questions.ts',
  ]
  const found = findTypeAssertions(code.map((file) => ({ file, text: linesOf(file).join('\n') })))
  expect(found.map((place) => place.split(':')[0]).toSorted(), found.join('\n')).toEqual(owners)
})

test.each(['const a = b as string', 'const a = <string>b', 'const a = b!.c', 'const a: any = b'])(
  'this asserts a type: %s',
  (text) => {
    expect(findTypeAssertions([{ file: 'some.ts', text }])).toEqual([`some.ts:1 ${text}`])
  },
)

const testCode = [...listSources(/\.(?:test|fixture)\.tsx?$/), ...listFiles('tests', /\.tsx?$/)]

test('a test waits by tests/support/wait-for.ts: a busy machine misses the one second of Vitest', () => {
  const owner = 'tests/support/wait-for.ts'
  expect(testCode).toContain(owner)
  const wrong = testCode
    .filter((file) => file !== owner)
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) =>
        /\bvi\.wait(?:For|Until)\b/.test(line) ? [`${file}:${index + 1} ${line}`] : [],
      ),
    )
  expect(wrong, 'use waitFor() or waitUntil() of that file').toEqual([])
})

test('a test that replaces a module of Node.js has a process of its own: in a shared one the module is replaced for others, or not at all', () => {
  const replacing = testCode.filter((file) =>
    linesOf(file).some((line) => /\bvi\.(?:do)?[mM]ock\(.*'node:/.test(line)),
  )
  expect(replacing.length).toBeGreaterThan(3)
  const shared = replacing.filter((file) => !apart.some((pattern) => path.matchesGlob(file, pattern)))
  expect(shared, 'name it in `apart` (tests/support/test-projects.ts)').toEqual([])
})

test('what a command alone tries stands behind an `if`: `npm test` tells what is left out as not checked', () => {
  const pattern = /\b(?:test|describe)\.runIf\(/
  expect(testCode.filter((file) => linesOf(file).some((line) => pattern.test(line)))).toEqual([])
})

test('no test judges by the clock', () => {
  const wrong = findClockJudgements(testCode.map((file) => ({ file, text: linesOf(file).join('\n') })))
  expect(
    wrong,
    'two readings of a clock are compared: count what the same fault changes (statements, parts, order), use fake timers; a bound in seconds stands in scripts/bench/',
  ).toEqual([])
})

test.each([
  'const began = Date.now(); await work(); expect(Date.now() - began).toBeLessThan(2000)',
  'const times: number[] = []; on(() => times.push(performance.now())); const [a = 0, b = 0] = times; expect(b - a).toBe(1)',
  'const sent = [{ at: Date.now() }]; const began = +new Date(); sent.map((ring) => ring.at - began)',
  'const sent = [{ at: Date.now() }]; sent.map(({ at }) => Date.now() - at)',
  'const clock = () => performance.now(); const began = clock(); if (clock() > began + 2000) throw new Error()',
  'let end = 0; end = Math.max(end, Date.now()); expect(Date.now()).toBeLessThan(end + 50)',
  'const seen = new Promise((done) => on(() => done(performance.now()))); const from = performance.now(); (await seen) - from',
  'class Stop { startedAt = 0; go() { this.startedAt = Date.now() } took() { return Date.now() - this.startedAt } }',
  'const began = process.hrtime.bigint()',
  'const now = Date.now; const began = now(); expect(now() - began).toBeLessThan(2000)',
  'const { now } = performance; const began = now(); expect(now() - began).toBeLessThan(2000)',
  'const took = (from: number) => Date.now() - from; const began = Date.now(); expect(took(began)).toBeLessThan(2000)',
  'function took({}, from: number) { return Date.now() - from } took(page, Date.now())',
  'const began = await page.evaluate(() => performance.now()); const end = await page.evaluate(() => performance.now()); expect(end - began).toBeLessThan(9)',
  'const began = Date.now(); await page.evaluate((from) => Date.now() - from, began)',
  'let time = Date.now(); await work(); time -= Date.now(); expect(-time).toBeLessThan(2000)',
  'let time = -Date.now(); await work(); time += Date.now(); expect(time).toBeLessThan(2000)',
  'const [entry] = list.getEntries(); expect(entry.duration).toBeLessThan(50)',
  'const { duration } = entry; expect(duration).toBeLessThan(50)',
  'expect(request.timing().responseEnd).toBeLessThan(200)',
])('this judges by the clock: %s', (text) => {
  expect(findClockJudgements([{ file: 'some.test.ts', text }])).toHaveLength(1)
})

test('a reading that another file has taken is one too, and so is one given to its function', () => {
  const helper = {
    file: 'tests/support/began.ts',
    text: 'export const began = Date.now(); export function took(from: number) {\n return Date.now() - from }',
  }
  const user = (text: string) => ({
    file: 'tests/some.test.ts',
    text: `import { began as start, took } from './support/began.ts'; ${text}`,
  })
  expect(findClockJudgements([user('expect(Date.now() - start).toBeLessThan(9)'), helper])).toEqual([
    expect.stringMatching(/^tests\/some\.test\.ts:1 /),
  ])
  expect(findClockJudgements([user('expect(took(start)).toBeLessThan(9)'), helper])).toEqual([
    'tests/support/began.ts:2 return Date.now() - from }',
  ])
  expect(findClockJudgements([user('took(minutes(2)); record(start)'), helper])).toEqual([])
})

test.each([
  'expect(Date.parse(record.expiresAt) - Date.now()).toBeGreaterThan(1000)',
  'expect(Date.now() - Date.parse(post.publishedAt ?? "")).toBeLessThan(60_000)',
  'const at = new Date(Date.now() + 1000).toISOString(); expect(Date.now()).toBeGreaterThan(Date.parse(at))',
  'const now = Date.now(); const id = String(now); const later = now - 1000; expect(rows[0].end.getTime() - now).toBe(1)',
])('this does not: %s', (text) => {
  expect(findClockJudgements([{ file: 'some.test.ts', text }])).toEqual([])
})
