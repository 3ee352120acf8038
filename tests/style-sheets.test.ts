import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeSharedDrawing } from '../src/server/features/media/shared-picture.ts'
import { listFiles, listSources, root } from './support/files.ts'
import { PRIMITIVES } from './support/primitives.ts'

const TOKENS = 'src/ui/tokens.css'
const COLOURS = 'src/ui/colours.css'
const STAFF_COLOURS = ['src/admin/colours.css', 'src/admin/colours-dark.css']
const sheets = listFiles('src', /\.css$/)
const code = listSources(/\.tsx?$/).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))

/** `file:line` of every line outside of comments that matches a pattern. */
function findLines(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  )
}

test('raw colours stand only among the tokens, and in the palette of drawings', () => {
  const owners = [COLOURS, ...STAFF_COLOURS, 'packages/station-drawing/core/palette.ts']
  const files = [...code, ...sheets].filter((file) => !owners.includes(file))
  const raw =
    /(?<![\w&/'-])#[0-9a-f]{3}(?:[0-9a-f]{3}(?:[0-9a-f]{2})?)?\b(?!\()|\b(?:rgb|hsl|oklch|oklab)a?\(/i
  expect(findLines(files, raw), `use a variable of ${COLOURS}`).toEqual([])
})

test('what is transparent in a shared picture has the colour of the pages', async () => {
  const paper = /--paper: (#\w{6});/.exec(readFileSync(path.join(root, COLOURS), 'utf8'))?.[1] ?? ''
  const nothing = sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
  const shared = sharp(await encodeSharedDrawing(nothing.png()))
  expect((await shared.stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([
    ...Buffer.from(paper.slice(1), 'hex'),
  ])
})

test('faces and weights of type, transition times and layers of the page are tokens', () => {
  const files = sheets.filter((file) => file !== TOKENS && file !== 'src/ui/fonts.css')
  expect(findLines(files, /font-family:(?!\s*(?:var\(|inherit))/), 'use --font or --mono').toEqual([])
  expect(findLines(files, /font-weight:\s*\d/), 'use --fw-text, --fw-mid or --fw-bold').toEqual([])
  expect(findLines(files, /transition(?:-duration)?:.*\d(?:ms|s)\b/), 'use --dur-1 to --dur-3').toEqual([])
  // Values up to 9 order the parts of one component.
  expect(findLines(files, /z-index:\s*-?\d{2}/), 'use --z-header to --z-toast').toEqual([])
})

test('only what points without touching hovers: after a tap a finger leaves :hover behind', () => {
  const wrong = sheets.flatMap((file) =>
    rulesOf(readFileSync(path.join(root, file), 'utf8'))
      .filter(({ selector }) => selector.includes(':hover'))
      .filter(({ inside }) => !inside.some((at) => /^@media .*\(hover: hover\)/.test(at)))
      .map(({ selector }) => `${file}: ${selector}`),
  )
  expect(wrong, 'wrap the rule in @media (hover: hover)').toEqual([])
})

const nameOf = (className: string) => new RegExp(`\\.${className}(?![\\w-])|\\.${className}--`)
const isOwn = (file: string, sheet: string) => new RegExp(`^src/ui/${sheet}(?:-dense)?\\.css$`).test(file)

/** The end of a selector: what its rule styles. */
const toSubject = (selector: string) =>
  selector.replace(/:(?:has|not)\([^)]*\)/g, '').replace(/.*[ >+~](?![^(]*\))/, '')

test('a primitive looks the same everywhere: only the sheets beside it name its classes', () => {
  const wrong = PRIMITIVES.flatMap(({ sheet, classes, isParent }) =>
    sheets
      .filter((file) => !isOwn(file, sheet))
      .flatMap((file) =>
        rulesOf(readFileSync(path.join(root, file), 'utf8'))
          .flatMap(({ selector }) => selector.split(/,(?![^(]*\))/))
          .filter((selector) => {
            const named = isParent ? toSubject(selector.trim()) : selector
            return classes.some((className) => nameOf(className).test(named))
          })
          .map((selector) => `${file}: ${selector.trim()}`),
      ),
  )
  expect(wrong, 'a class of the parent places it; how it looks is a prop').toEqual([])
})

/** Properties by which a parent places what is in it. */
const PLACING =
  /^(?:--|margin|grid-(?:area|column|row)|order|(?:align|justify|place)-self|flex(?:-grow|-shrink|-basis)?|position|inset|top|right|bottom|left|translate|z-index|(?:min-|max-)?(?:width|height))\b/

/** Sheets that import those of `src/ui/` for an area. */
const ENTRIES = {
  admin: ['src/admin/staff.css'],
  // What opens over a page comes later than the page.
  storefront: ['src/ui/ui.css', 'src/storefront/parts/chrome/drawers/drawers.tsx'],
}

/** Classes that sheets of several folders still style, by area. It only gets shorter. */
const STILL_SHARED = {
  admin: 'c-name form table-end table__end',
  storefront: 'ftr lead price range__k side ticks wrap',
}

test('a class is styled by the sheets of one folder; others may place or hide it', () => {
  for (const area of ['admin', 'storefront'] as const) {
    const folders = new Map<string, Set<string>>()
    const entry = ENTRIES[area].map((file) => readFileSync(path.join(root, file), 'utf8')).join('')
    for (const file of sheets) {
      // Paper and staff's dense screens are the second sheet that a look may have.
      if (
        file.startsWith('src/ui/')
          ? !new RegExp(`/${path.basename(file)}["']`).test(entry)
          : !file.startsWith(`src/${area}/`)
      )
        continue
      if (/print\.css$|-dense\.css$/.test(file)) continue
      for (const { selector, declarations } of rulesOf(readFileSync(path.join(root, file), 'utf8'))) {
        if (declarations.every((one) => one === 'display: none' || PLACING.test(one))) continue
        const subjects = selector.split(/,(?![^(]*\))/).map((one) => toSubject(one.trim()))
        for (const [, name = ''] of subjects.join(' ').matchAll(/\.([a-z][\w-]*)/g)) {
          folders.set(name, (folders.get(name) ?? new Set()).add(path.dirname(file)))
        }
      }
    }
    const shared = [...folders].flatMap(([name, { size }]) => (size > 1 ? [name] : []))
    expect(shared.sort(), 'a class of the parent may place it; how it looks is a prop').toEqual(
      STILL_SHARED[area].split(' '),
    )
  }
})

/** Every rule of a style sheet with its declarations and the at-rules and rules around it, outermost first. */
function rulesOf(sheet: string): Rule[] {
  const open: Rule[] = []
  const rules: Rule[] = []
  for (const [, before = '', end] of sheet
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/((?:"[^"]*"|[^{};"])*)([{};])/g)) {
    const text = before.trim().replace(/\s+/g, ' ')
    if (end === '{') {
      const rule = { selector: text, inside: open.map(({ selector }) => selector), declarations: [] }
      if (!text.startsWith('@')) rules.push(rule)
      open.push(rule)
    } else if (text !== '') open.at(-1)?.declarations.push(text)
    if (end === '}') open.pop()
  }
  return rules
}

interface Rule {
  selector: string
  inside: string[]
  declarations: string[]
}
