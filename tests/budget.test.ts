import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PAGE_SCRIPTS_LIMIT, SCRIPT_LIMITS, STAFF_SCRIPTS_LIMIT } from '../scripts/bench/script-limits.ts'
import type { AssetsOwner } from '../src/app/assets.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { listFiles, root } from './support/files.ts'

const dist = path.join(root, 'dist')
const bundle = await loadBuiltBundle(dist)
const read = (address: string) => readFileSync(path.join(dist, 'client', address))
const gzipped = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0)

/** Bytes of JavaScript and CSS of a document, gzipped. */
function weigh(owner: AssetsOwner) {
  const { early, scripts, preloads, styles } = bundle.assetsFor(owner)
  return { js: gzipped([...early, ...scripts, ...preloads]), css: gzipped(styles) }
}

const pages = listFiles('src/storefront/pages', /\/page\.tsx$/).map((file) => file.split('/')[3] ?? '')

describe('A first visit stays light', () => {
  test.each(pages)('%s: at most 150 KB of JavaScript and 20 KB of CSS, nothing of the staff area', (page) => {
    const { js, css } = weigh({ page })
    expect(js).toBeLessThanOrEqual(PAGE_SCRIPTS_LIMIT)
    expect(css).toBeLessThanOrEqual(20_000)
    const { scripts, preloads } = bundle.assetsFor({ page })
    const code = [...scripts, ...preloads].map((address) => read(address).toString()).join('\n')
    expect(code.includes('/admin/inquiries')).toBe(false)
    expect(code.includes('Вход в админ панель')).toBe(false)
  })

  test('code of lists in parts is named by documents of large catalogues, and only by them', () => {
    const large = bundle.assetsFor({ page: 'catalogue', isLarge: true }).preloads
    const small = bundle.assetsFor({ page: 'catalogue' }).preloads
    const isListInParts = (address: string) => address.startsWith('/built/list-in-parts-')
    expect(large).toEqual(expect.arrayContaining([...small]))
    expect(large.filter(isListInParts)).toHaveLength(1)
    expect(small.filter(isListInParts)).toEqual([])
  })

  test('the script that comes before everything is small, alone and no module', () => {
    const { early } = bundle.assetsFor({ page: 'catalogue' })
    expect(early).toHaveLength(1)
    expect(gzipped(early)).toBeLessThanOrEqual(1_850)
    const code = early.map((address) => read(address).toString()).join()
    expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);?\s*$/s)
    expect(code).not.toMatch(/\b(?:import|export)\b/)
  })

  test('the three fonts that every page starts with weigh at most 40 KB', () => {
    const { fonts } = bundle.assetsFor({ page: 'catalogue' })
    expect(fonts).toHaveLength(3)
    expect(fonts.reduce((sum, address) => sum + read(address).length, 0)).toBeLessThanOrEqual(40_000)
  })

  test('the staff area opens with at most 180 KB of JavaScript', () => {
    expect(weigh('staff').js).toBeLessThanOrEqual(STAFF_SCRIPTS_LIMIT)
  })

  test.each(SCRIPT_LIMITS)('$what: at most $bytes bytes of JavaScript', ({ owner, bytes }) => {
    expect(weigh(owner).js).toBeLessThanOrEqual(bytes)
  })

  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(dist, 'client/.vite/staff.json'), 'utf8'),
  )
  // What the staff area's addresses load. Parts that a screen loads later count with that screen.
  const screens = Object.values(manifest)
    .map(({ dynamicImports = [] }) => dynamicImports.filter((key) => /^src\/admin\/.*\.tsx$/.test(key)))
    .find((keys) => keys.includes('src/admin/resources/dashboard/screen.tsx'))
  if (!screens) throw new Error('No chunk loads the screens of the staff area')

  /** Files of a chunk with its static and dynamic imports, except those of other screens. */
  function filesOf(key: string, others: readonly string[], known = new Set<string>()): Set<string> {
    const chunk = manifest[key]
    if (!chunk || known.has(chunk.file)) return known
    known.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      if (!others.includes(next)) filesOf(next, others, known)
    }
    return known
  }

  test.each(screens)('%s wears nothing of the storefront', (screen) => {
    const others = screens.filter((other) => other !== screen)
    const files = filesOf('src/app/staff.tsx', others)
    const styles = Object.values(manifest).flatMap(({ file, css }) => (files.has(file) ? (css ?? []) : []))
    expect(styles.filter((file) => file.includes('storefront'))).toEqual([])
  })

  test.each(screens)('%s with all it may still ask for: at most 350 KB', (screen) => {
    const others = screens.filter((other) => other !== screen && !other.includes('/shell/'))
    const files = [...filesOf('src/app/staff.tsx', others)].filter((file) => file.endsWith('.js'))
    expect(files).toContain(manifest[screen]?.file)
    expect(gzipped(files.map((file) => `/${file}`))).toBeLessThanOrEqual(350_000)
  })
})

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
