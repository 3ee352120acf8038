import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'
import {
  code,
  featureOf,
  findCycles,
  folderOf,
  imports,
  inside,
  layerOf,
  locate,
  report,
  sources,
} from './support/imports.ts'

/** The packages of this repository, and the top-level folders of `src`. */
const LAYERS = [
  'plot',
  'station-drawing',
  'embedded-postgres',
  'lib',
  'domain',
  'contract',
  'ui',
  'api',
  'server',
  'storefront',
  'admin',
  'app',
] as const
type Layer = (typeof LAYERS)[number]

/** Allowed imports between top-level folders; everything else is denied (docs/architecture.md). */
const MAY_IMPORT: Record<Layer, readonly (Layer | 'content')[]> = {
  plot: [],
  'station-drawing': ['plot'],
  'embedded-postgres': [],
  lib: [],
  domain: ['plot', 'lib'],
  contract: ['plot', 'domain', 'lib'],
  ui: ['lib'],
  api: ['contract', 'domain', 'lib'],
  server: ['plot', 'station-drawing', 'embedded-postgres', 'contract', 'domain', 'lib'],
  storefront: ['plot', 'station-drawing', 'api', 'contract', 'domain', 'ui', 'lib', 'content'],
  admin: ['plot', 'station-drawing', 'api', 'contract', 'domain', 'ui', 'lib', 'content'],
  app: ['storefront', 'admin', 'api', 'contract', 'domain', 'ui', 'lib'],
}

/** Features of the server from below upwards: none knows one that stands after it. */
const ORDERS = [
  ['staff', 'settings', 'channels', 'deliveries', 'consents', 'inquiries'],
  ['catalogue', 'search'],
  ['catalogue', 'drafts', 'trash'],
]

const PACKAGE_OWNERS: Record<string, RegExp> = {
  'drizzle-orm': /^src\/server\/(platform\/db\/|.*\.(table|store)\.ts$|features\/seed\/)/,
  pg: /^packages\/embedded-postgres\/|^src\/server\/platform\/db\//,
  'graphile-worker': /^src\/server\/platform\/(jobs\/|db\/migration\/migrate\.ts$)/,
  // Only the logger made there keeps personal data out of errors.
  pino: /^src\/server\/log\.ts$/,
  react: /^src\/(app|storefront|admin|ui)\//,
  'react-dom': /^src\/app\//,
  'react-markdown': /^src\/ui\/markdown\//,
  zod: /^packages\/embedded-postgres\/|^src\/(contract\/|server\/config\.ts$|server\/features\/(?:seed\/content|backups\/manifest)\.ts$)|^src\/admin\//,
}

describe('Imports', () => {
  test('a layer imports only what the table allows', () => {
    const wrong = inside.filter(({ from, to, typeOnly }) => {
      const [own, other] = [layerOf(from), to.startsWith('content/') ? 'content' : layerOf(to)]
      if (own === other) return false
      // The renderer is loaded from its built file: only its types and the API's transport may be imported.
      if (from.startsWith('src/server/platform/pages/') && (typeOnly || to.startsWith('src/api/')))
        return false
      const layer = LAYERS.find((name) => name === own)
      return !layer || !MAY_IMPORT[layer].some((name) => name === other)
    })
    expect(report(wrong), 'move the code, or meet in the contract').toEqual([])
  })

  test('docs/architecture.md has the same table', () => {
    const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
    const [, section = ''] = /\n## Allowed imports\n([\s\S]*?)\n## /.exec(text) ?? []
    const documented = [...section.matchAll(/^\| ([a-z, -]+) \| (.+) \|$/gm)].flatMap(
      ([, from = '', to = '']) => {
        const [plain = ''] = to.split(';')
        const names = plain.split(', ').filter((name) => name !== 'nothing of ours')
        return from.split(', ').map((layer) => [layer, names.toSorted()])
      },
    )
    const enforced = Object.entries(MAY_IMPORT).map(([layer, names]) => [layer, names.toSorted()])
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(enforced))
  })

  test('what a picture shows is never read back from its address', () => {
    const readers = imports.filter(
      ({ from, names }) =>
        names.some((name) => /^parse(Station|Project|Plot)Key$/.test(name)) &&
        layerOf(from) !== 'station-drawing',
    )
    expect(report(readers), 'a product carries its station').toEqual([])
  })

  test('a package is imported by its name, and imports nothing beside itself but packages', () => {
    const wrong = imports.filter(
      (one) =>
        one.to.startsWith('.') &&
        /^packages\/[^/]+\//.exec(one.from)?.[0] !== /^packages\/[^/]+\//.exec(locate(one))?.[0],
    )
    expect(report(wrong), 'packages know nothing of src').toEqual([])
  })

  test('a page, a resource and a feature keep to themselves', () => {
    const wrong = inside.filter(({ from, to }) => {
      if (layerOf(from) !== layerOf(to) || folderOf(from) === folderOf(to)) return false
      const target = folderOf(to)
      if (layerOf(from) === 'storefront') return target.startsWith('pages/')
      // Those that open the screens stand in the layer itself.
      if (layerOf(from) === 'admin') return folderOf(from) !== '' && /^(?:resources\/|login$)/.test(target)
      return false
    })
    expect(new Set(code.map(folderOf).filter((room) => room.startsWith('pages/'))).size).toBeGreaterThan(19)
    expect(report(wrong), 'share it through a shared folder, or do without').toEqual([])
  })

  test('a feature of the server reaches another only through its service', () => {
    const composers = ['', 'commands', 'compose', 'features/seed']
    const wrong = inside.filter(({ from, to }) => {
      if (layerOf(from) !== 'server' || layerOf(to) !== 'server') return false
      const [own, other] = [folderOf(from), folderOf(to)]
      if (own === other || composers.includes(own) || !other.startsWith('features/')) return false
      // `channel.ts` is only an interface: what sends and what is sent know it, not each other.
      return !/(\.(service|table)|\/channels\/channel)\.ts$/.test(to)
    })
    expect(report(wrong), 'call a function of its *.service.ts').toEqual([])
  })

  test('what all features of the server stand on knows none of them', () => {
    const wrong = inside.filter(
      ({ from, to }) =>
        from.startsWith('src/server/platform/') && /^src\/server\/(?:features|compose|commands)\//.test(to),
    )
    expect(report(wrong), 'hand it in from src/server/compose/').toEqual([])
  })

  test('features of the server stand in one order: none reaches itself through others', () => {
    const used = new Map<string, Set<string>>()
    for (const { from, to } of inside) {
      const [own, other] = [featureOf(from), featureOf(to)]
      // A foreign key is no call.
      const isForeignKey = from.endsWith('.table.ts') && to.endsWith('.table.ts')
      if (own === '' || other === '' || own === other || isForeignKey) continue
      used.set(own, (used.get(own) ?? new Set()).add(other))
    }
    const wrong = ORDERS.flatMap((order) =>
      order.flatMap((own, place) =>
        order.slice(place + 1).flatMap((other) => (used.get(own)?.has(other) ? `${own} → ${other}` : [])),
      ),
    )
    expect(wrong, 'news travel upwards as events (src/server/compose/)').toEqual([])
    const importsByFeature = new Map([...used].map(([own, others]) => [own, [...others]]))
    expect(findCycles(importsByFeature), 'hand it in, or move it to the feature above').toEqual([])
  })

  test('reads and writes of a noun stand together, those of staff too', () => {
    const halves = sources.filter((file) =>
      /^src\/server\/(?:.*\/)?(?:admin-[\w-]+|[\w-]+-writes)\.(?:api|service|store)\.ts$/.test(file),
    )
    expect(halves, 'one api, one service and one store a noun: products.service.ts').toEqual([])
  })

  test('no file imports itself through others, not even a type', () => {
    const importsByFile = new Map(
      code.map((file) => [file, inside.filter(({ from }) => from === file).map(({ to }) => to)]),
    )
    expect(findCycles(importsByFile), 'move what both need into a file of its own').toEqual([])
  })

  test('no folder of the interface imports itself through others', () => {
    const importsByFolder = new Map<string, string[]>()
    for (const { from, to } of inside) {
      const [own, other] = [path.dirname(from), path.dirname(to)]
      // A sheet imports nothing.
      if (to.endsWith('.css')) continue
      // Files directly in a layer are what its folders share, and what puts them together.
      if (!/^src\/(?:ui|storefront|admin)\/./.test(own) || !/^src\/(?:ui|storefront|admin)\/./.test(other))
        continue
      if (own !== other) importsByFolder.set(own, [...(importsByFolder.get(own) ?? []), other])
    }
    expect(importsByFolder.size).toBeGreaterThan(40)
    expect(findCycles(importsByFolder), 'move what both need into the lower folder').toEqual([])
  })

  test('packages stay with their owners', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      const owner = Object.entries(PACKAGE_OWNERS).find(
        ([name]) => to === name || to.startsWith(`${name}/`),
      )?.[1]
      return owner !== undefined && !typeOnly && !owner.test(from)
    })
    expect(report(wrong), 'only the owner of a package may import it').toEqual([])
  })

  test('the environment is read in one place: main.ts hands it to config.ts', () => {
    const readers = code.filter((file) =>
      /\bprocess\.env\b|\{[^}]*\benv\b[^}]*\} = process\b|import\.meta\.env/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    )
    expect(readers).toEqual(['src/server/main.ts'])
  })

  test('transactions are begun in one place, which gives every connection back', () => {
    const wrong = code.filter((file) => /\.transaction\(/.test(readFileSync(path.join(root, file), 'utf8')))
    expect(wrong, 'use inTransaction of src/server/platform/db/transaction.ts').toEqual([])
  })

  test('no folder or file is a drawer for anything', () => {
    const drawers = listFiles('.', /./).filter((file) =>
      /(^|\/)(utils?|misc|helpers?|common)(\/|\.)/i.test(file),
    )
    expect(drawers, 'name it by its topic').toEqual([])
  })

  test('file names are kebab-case', () => {
    const files = listFiles('.', /^(?:src|packages|tests|scripts|content)\/.*(?<!README\.md)$/)
    const wrong = files
      .filter((file) => !file.startsWith('src/server/platform/db/migrations/'))
      .filter((file) => !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(path.basename(file)))
    expect(wrong, 'rename it: product-card.tsx, products.store.ts').toEqual([])
  })
})

test('no file is over 300 lines, a test neither', () => {
  const long = listFiles('.', /^(?:src|packages|tests|scripts)\/.*\.(?:tsx?|m?js|css)$/)
    .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300)
  expect(long, 'split it by person, verb or topic').toEqual([])
})

test('no folder is flat: at most 25 files of one level, tests not counted', () => {
  const sizes = new Map<string, number>()
  for (const file of code) sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1)
  const large = [...sizes].filter(([, size]) => size > 25).map(([folder, size]) => `${folder}: ${size}`)
  expect(large, 'give it folders by topic').toEqual([])
})
