// Benchmarks as ratios measured in one run (npm run bench -- [part …]; explained in docs/operations/speed.md).
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { prepareVersion } from '../prepare-version.ts'
import { measureBytes } from './bytes.ts'
import { measureDesk } from './desk-times.ts'
import { stopDriving } from './drive.ts'
import { measureEveryPage } from './every-page.ts'
import { measureFresh } from './fresh-responses.ts'
import { measureGrowth } from './growth.ts'
import { measureHostile } from './hostile-times.ts'
import { measureJournal } from './journal-times.ts'
import { measureLargeCatalogue } from './large-catalogue.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLimits } from './limit-times.ts'
import { openNginx } from './nginx.ts'
import { measureCached, measureMemory, readServed } from './ready-responses.ts'
import { createReport } from './report.ts'
import { measureRings } from './ring-times.ts'
import { measureSearch } from './search-times.ts'
import { canMeasure, type MeasuredServer, openBare, openShop } from './servers.ts'
import { measureStart } from './start-time.ts'
import { measureVisits } from './visit-bytes.ts'

const { values: options, positionals: chosen } = parseArgs({
  options: {
    base: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
    largest: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const root = path.join(import.meta.dirname, '../..')
const work = await mkdtemp(path.join(os.tmpdir(), 'shop-bench-'))
const folder = (name: string) => path.join(work, name)
const report = createReport((line) => void process.stdout.write(`${line}\n`))
const endings: (() => Promise<unknown> | unknown)[] = [
  () => rm(work, { recursive: true, force: true }),
  stopDriving,
]

/** Registers a server to be closed at the end of the run. */
function opened<T extends MeasuredServer | null>(server: T): T {
  if (server) endings.push(() => server.stop())
  return server
}

/** What is measured while one shop is open, and an older one beside it. */
const withOpenShop = {
  cached: async (shop: MeasuredServer) => {
    if (!canMeasure) return report.left('processor time and memory', 'this system has no /proc')
    const served = await readServed(shop)
    const bare = opened(await openBare(work, served))
    const nginx = opened(await openNginx(work, served))
    await measureCached(report, { shop, bare, nginx })
    await measureMemory(report, shop)
  },
  fresh: (shop: MeasuredServer, base: MeasuredServer | null) => measureFresh(report, shop, base),
  lighthouse: async (shop: MeasuredServer) => {
    if (options.lighthouse) await measureLighthouse(report, shop, work)
    else report.left('Lighthouse', 'it is measured with --lighthouse')
  },
  pages: (shop: MeasuredServer, base: MeasuredServer | null) =>
    measureEveryPage(report, shop, base, options.lighthouse ? work : null),
  bytes: () => measureBytes(report),
  visits: (shop: MeasuredServer) => measureVisits(report, shop),
}
const ours = { folder: root, dataDir: folder('ours') }
/** What is measured after that, each with a shop or a database of its own. */
const apart = {
  start: (base: Checked | null) => measureStart(report, ours, base),
  large: () => measureLargeCatalogue(report, root, folder('large'), options.lighthouse),
  search: () => measureSearch(report, ours.dataDir),
  journal: () => measureJournal(report, ours.dataDir),
  limits: () => measureLimits(report, ours.dataDir),
  desk: () => measureDesk(report, root, folder('desk')),
  growth: () => measureGrowth(report, root, folder('growth'), options.largest),
  rings: () => measureRings(report, root, folder('rings')),
  hostile: () => measureHostile(report, root, folder('hostile')),
}
const parts = [...Object.keys(withOpenShop), ...Object.keys(apart)]
const unknown = chosen.filter((part) => !parts.includes(part))
if (unknown.length > 0)
  throw new Error(`no part is called ${unknown.join(', ')}; there are ${parts.join(', ')}`)
const isChosen = ([part]: [string, unknown]) => chosen.length === 0 || chosen.includes(part)

type Checked = Awaited<ReturnType<typeof openBase>>
try {
  // Also for the parts that only need its database.
  const shop = opened(await openShop(ours.folder, ours.dataDir))
  const base = options.base === undefined ? null : await openBase(options.base)
  for (const [, measure] of Object.entries(withOpenShop).filter(isChosen))
    await measure(shop, base?.server ?? null)
  await shop.stop()
  await base?.server.stop()
  for (const [, measure] of Object.entries(apart).filter(isChosen)) await measure(base)
  process.exitCode = report.finish() ? 0 : 1
} finally {
  for (const end of endings.reverse()) await end()
}

/** Starts a commit's version, or what an existing checkout's folder has, which is used unchanged. */
async function openBase(commitOrFolder: string) {
  const isFolder = existsSync(path.join(commitOrFolder, 'package.json'))
  const base = isFolder ? path.resolve(commitOrFolder) : folder('base')
  if (!isFolder) await prepareVersion(commitOrFolder, base)
  const dataDir = folder('base-data')
  // The starter also installs and builds what an existing folder has not.
  const server = opened(await openShop(base, dataDir, 'scripts/start.mjs'))
  return { folder: base, dataDir, server }
}
