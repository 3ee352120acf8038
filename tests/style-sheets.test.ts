import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'

const TOKENS = 'src/ui/tokens.css'
const sheets = listFiles('src', /\.css$/)
const code = listFiles('src', /\.tsx?$/).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))

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
  const owners = [TOKENS, 'src/drawing/palette.ts']
  const files = [...code, ...sheets].filter((file) => !owners.includes(file))
  const raw =
    /(?<![\w&/'-])#[0-9a-f]{3}(?:[0-9a-f]{3}(?:[0-9a-f]{2})?)?\b(?!\()|\b(?:rgb|hsl|oklch|oklab)a?\(/i
  expect(findLines(files, raw), `use a variable of ${TOKENS}`).toEqual([])
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

/**
 * Components of `src/ui/`: their sheet, and the classes that only it may style. `<sheet>-dense.css` is the same component in the
 * staff area.
 */
const PRIMITIVES: Readonly<Record<string, readonly string[]>> = {
  button: ['btn'],
  note: ['note'],
  badge: ['badge'],
  'icon-button': ['ico'],
  breadcrumbs: ['breadcrumbs'],
  field: ['field', 'hint', 'err'],
  input: ['input'],
  select: ['select'],
}
/** Containers: other sheets may use them as parents (`.panel > .table`), but not restyle them. */
const CONTAINERS: Readonly<Record<string, readonly string[]>> = { panel: ['panel', 'panel__h'] }

const nameOf = (className: string) => new RegExp(`\\.${className}(?![\\w-])|\\.${className}--`)
const isOwn = (file: string, sheet: string) => new RegExp(`^src/ui/${sheet}(?:-dense)?\\.css$`).test(file)

/** `file: selector` of every rule outside of a component's own sheets whose subject is the component. */
function findRestyled(
  primitives: Readonly<Record<string, readonly string[]>>,
  toPart: (selector: string) => string,
) {
  return Object.entries(primitives).flatMap(([sheet, classes]) =>
    sheets
      .filter((file) => !isOwn(file, sheet))
      .flatMap((file) =>
        rulesOf(readFileSync(path.join(root, file), 'utf8'))
          .flatMap(({ selector }) => selector.split(/,(?![^(]*\))/))
          .filter((selector) => classes.some((className) => nameOf(className).test(toPart(selector.trim()))))
          .map((selector) => `${file}: ${selector.trim()}`),
      ),
  )
}

test('a primitive looks the same everywhere: only the sheets beside it name its classes', () => {
  const advice = 'a class of the parent places it; how it looks is a prop'
  expect(
    findRestyled(PRIMITIVES, (selector) => selector),
    advice,
  ).toEqual([])
  const toSubject = (selector: string) =>
    selector.replace(/:has\([^)]*\)/g, '').replace(/.*[ >+~](?![^(]*\))/, '')
  expect(findRestyled(CONTAINERS, toSubject), advice).toEqual([])
})

/** Classes that sheets of several folders still dress, by area. It only gets shorter. */
const STILL_SHARED = {
  admin:
    'brand c-actions c-category c-id c-name dialog dialog__f drawer drawer__b drawer__f drawer__h empty empty__a foot form form-state icon is-over md__out num page-head page-head__end pairs picture picture__frame side spin table table-end table__end tabs--form thumb toasts warn',
  storefront:
    'check dialog dialog__b empty fab ftr icon is-on lead more price range__k range__t recent removed row side skel thumbs ticks wrap',
}

/** The classes that the end of a selector names: what the rule dresses. */
function classesDressedBy(selector: string): string[] {
  const subject = selector.replace(/:(?:has|not)\([^)]*\)/g, '').replace(/.*[ >+~](?![^(]*\))/, '')
  return [...subject.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? '')
}

test('a class is dressed by the sheets of one folder', () => {
  for (const area of ['admin', 'storefront'] as const) {
    const folders = new Map<string, Set<string>>()
    for (const file of sheets) {
      // Paper and staff's dense screens are the second sheet that a look may have.
      if (!/^src\/ui\//.test(file) && !file.startsWith(`src/${area}/`)) continue
      if (/print\.css$|-dense\.css$/.test(file)) continue
      for (const { selector } of rulesOf(readFileSync(path.join(root, file), 'utf8'))) {
        for (const name of selector.split(/,(?![^(]*\))/).flatMap((one) => classesDressedBy(one.trim()))) {
          folders.set(name, (folders.get(name) ?? new Set()).add(path.dirname(file)))
        }
      }
    }
    const shared = [...folders].flatMap(([name, { size }]) => (size > 1 ? [name] : []))
    expect(shared.sort(), 'place it by a class of its parent, or give it a prop').toEqual(
      STILL_SHARED[area].split(' '),
    )
  }
})

/** Every rule of a style sheet with the at-rules and rules around it, outermost first. */
function rulesOf(sheet: string): { selector: string; inside: string[] }[] {
  const open: string[] = []
  const rules: { selector: string; inside: string[] }[] = []
  for (const [, before = '', brace] of sheet
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/((?:"[^"]*"|[^{};"])*)([{};])/g)) {
    if (brace === '}') open.pop()
    if (brace !== '{') continue
    const selector = before.trim().replace(/\s+/g, ' ')
    if (!selector.startsWith('@')) rules.push({ selector, inside: [...open] })
    open.push(selector)
  }
  return rules
}
