import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

interface Locked {
  version?: string
  dependencies?: Record<string, string>
  license?: string
  dev?: boolean
  link?: boolean
}

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')
const manifests = listFiles('.', /^(?:packages\/[\w-]+\/)?package\.json$/).map(
  (file): Manifest => JSON.parse(readText(file)),
)
const lock: Record<string, Locked> = JSON.parse(readText('package-lock.json')).packages
const fromNpm = Object.entries(lock).filter(([folder, { link }]) => folder.includes('node_modules/') && !link)

/** Wanted versions by name; without our own packages. */
function gather(...kinds: (keyof Manifest)[]): Map<string, string> {
  const wanted = manifests.flatMap((manifest) =>
    kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {})),
  )
  return new Map(wanted.filter(([name]) => !name.startsWith('@septic-shop/')))
}

const running = gather('dependencies')
const programs = gather('optionalDependencies')
const development = new Map(
  [...gather('devDependencies')].filter(([name]) => !running.has(name) && !programs.has(name)),
)

describe('docs/dependencies.md', () => {
  const text = readText('docs/dependencies.md')
  const sections = new Map(
    text.split('\n## ').map((part) => [part.slice(0, part.indexOf('\n')), part] as const),
  )
  const section = (title: string) => sections.get(title) ?? ''
  const rowsOf = (part: string) =>
    [...part.matchAll(/^\| (`.+) \|$/gm)].flatMap(([, row = '']) => {
      const [names = '', ...cells] = row.split(' | ')
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, cells }))
    })
  const rows = rowsOf(text)

  test.each([
    ['In the running shop', running],
    ['Programs that npm brings', programs],
    ['For development', development],
  ])('«%s» has one row for each package, and none for one that is gone', (title, wanted) => {
    expect(wanted.size).toBeGreaterThan(5)
    const listed = rowsOf(section(title)).map(({ name }) => name)
    expect(listed.toSorted()).toEqual([...wanted.keys()].toSorted())
  })

  test.each(rows)('$name has its licence, its version, and a reason', ({ name, cells }) => {
    const [licence, pinned = '', last, reason, replacement] = cells
    expect(cells).toHaveLength(5)
    // A program for another machine is not installed on this one: what its release said is in the lock file.
    const manifest = `node_modules/${name}/package.json`
    const { license } = existsSync(path.join(root, manifest))
      ? JSON.parse(readText(manifest))
      : (lock[`node_modules/${name}`] ?? {})
    expect(licence).toBe(license)
    const version = (running.get(name) ?? programs.get(name) ?? development.get(name))?.split('@').at(-1)
    expect(pinned.replace(/, (?:\d{4}-\d\d-\d\d|before 2025)$/, ', day')).toBe(`${version}, day`)
    expect(last).toMatch(/^the same(?: of its line)?$|^\d[\w.-]*, \d{4}-\d\d-\d\d$/)
    expect(reason).toMatch(/\w{3}/)
    expect(replacement).toMatch(/\w{3}/)
  })

  test('names every licence of a package that comes along', () => {
    const allowed = (line: string) => new RegExp(`^- ${line}: (.*)$`, 'm').exec(text)?.[1]?.split(', ') ?? []
    const everywhere = allowed('in the running shop')
    const inDevelopment = [...everywhere, ...allowed('for development also')]
    expect(fromNpm.length).toBeGreaterThan(300)
    const others = fromNpm.filter(([, { license = 'none', dev }]) => {
      const taken = dev ? inDevelopment : everywhere
      const parts = license.replace(/[()]/g, '').split(' AND ')
      return !parts.every((part) => part.split(' OR ').some((one) => taken.includes(one)))
    })
    expect(others).toEqual([])
  })
})

describe('npm run sbom', () => {
  interface Bill {
    bomFormat: string
    metadata: { component: { name: string; type: string; properties: unknown[] } }
    components: { name: string; purl: string; licenses?: unknown[]; hashes?: unknown[] }[]
  }

  const folder = mkdtempSync(path.join(os.tmpdir(), 'sbom-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  let bill: Bill

  beforeAll(() => {
    const file = path.join(folder, 'sbom.json')
    const { stderr } = spawnSync(process.execPath, ['scripts/sbom.mjs', file], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    bill = JSON.parse(readFileSync(file, 'utf8'))
  })

  /** The address of a package in a bill: package-url, with the real name of an alias. */
  function toPurl([name, version]: readonly [string, string]): string {
    const [, real = name, pinned = version] = /^npm:(.+)@([^@]+)$/.exec(version) ?? []
    return `pkg:npm/${real.replace('@', '%40')}@${pinned}`
  }

  test('is a bill of this shop at this commit', () => {
    expect(bill.bomFormat).toBe('CycloneDX')
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
    expect(bill.metadata.component).toMatchObject({ name: 'septic-shop', type: 'application' })
    expect(bill.metadata.component.properties).toContainEqual({ name: 'septic-shop:commit', value: commit })
  })

  test('names each package of the running shop, for every platform, and none for development alone', () => {
    const named = new Set(bill.components.map(({ purl }) => purl))
    expect([...running, ...programs].map(toPurl).filter((purl) => !named.has(purl))).toEqual([])
    // Types that a package of the shop brings along are its own too.
    const alone = [...development].filter(([name]) => lock[`node_modules/${name}`]?.dev)
    expect(alone.length).toBeGreaterThan(10)
    expect(alone.map(toPurl).filter((purl) => named.has(purl))).toEqual([])
  })

  test('names what these bring along', () => {
    const named = new Set(bill.components.map(({ name }) => name))
    const brought = fromNpm.flatMap(([folder, { dependencies = {} }]) => {
      const isNamed = named.has(folder.split('node_modules/').at(-1) ?? '')
      return isNamed ? Object.keys(dependencies) : []
    })
    expect(brought.length).toBeGreaterThan(200)
    expect(brought.filter((name) => !named.has(name))).toEqual([])
  })

  test('says licence and checksum of each', () => {
    const others = bill.components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40septic-shop/'))
    expect(others.length).toBeGreaterThan(running.size + programs.size)
    expect(others.filter(({ licenses, hashes }) => !licenses?.length || !hashes?.length)).toEqual([])
  })

  test('writes into the folder of the shop what git leaves alone', () => {
    expect(JSON.parse(readText('package.json')).scripts.sbom).toBe('node scripts/run.mjs scripts/sbom.mjs')
    const ignored = spawnSync('git', ['check-ignore', 'sbom.json'], { cwd: root, encoding: 'utf8' })
    expect(ignored.stdout).toBe('sbom.json\n')
  })
})
