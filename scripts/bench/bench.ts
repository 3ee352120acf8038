// Benchmarks as ratios measured in one run (npm run bench; explained in docs/operations.md).
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkOut } from './base-checkout.ts'
import { measureBytes } from './bytes.ts'
import { measureDesk } from './desk-times.ts'
import { stopDriving } from './drive.ts'
import { measureFresh } from './fresh-responses.ts'
import { measureHostile } from './hostile-times.ts'
import { measureJournal } from './journal-times.ts'
import { measureLargeCatalogue } from './large-catalogue.ts'
import { measureLighthouse } from './lighthouse.ts'
import { openNginx } from './nginx.ts'
import { measureCached, measureMemory, readServed } from './ready-responses.ts'
import { createReport } from './report.ts'
import { measureSearch } from './search-times.ts'
import { canMeasure, type MeasuredServer, openBare, openShop } from './servers.ts'
import { measureStart } from './start-time.ts'
import { measureVisits } from './visit-bytes.ts'

const { values: options } = parseArgs({
  options: { base: { type: 'string' }, lighthouse: { type: 'boolean', default: false } },
})

const root = path.join(import.meta.dirname, '../..')
const work = await mkdtemp(path.join(os.tmpdir(), 'shop-bench-'))
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

try {
  const ours = { folder: root, dataDir: path.join(work, 'ours') }
  const shop = opened(await openShop(ours.folder, ours.dataDir))
  const base = options.base === undefined ? null : await openBase(options.base)

  if (canMeasure) {
    const served = await readServed(shop)
    const bare = opened(await openBare(work, served))
    const nginx = opened(await openNginx(work, served))
    await measureCached(report, { shop, bare, nginx })
    await measureMemory(report, shop)
  } else report.left('processor time and memory', 'this system has no /proc')
  await measureFresh(report, shop, base?.server ?? null)
  if (options.lighthouse) await measureLighthouse(report, shop, work)
  else report.left('Lighthouse', 'it is measured with --lighthouse')
  await measureBytes(report)
  await measureVisits(report, shop)

  await shop.stop()
  await base?.server.stop()
  await measureStart(report, ours, base)
  await measureLargeCatalogue(report, root, path.join(work, 'large'), options.lighthouse)
  await measureSearch(report, ours.dataDir)
  await measureJournal(report, ours.dataDir)
  await measureDesk(report, root, path.join(work, 'desk'))
  await measureHostile(report, root, path.join(work, 'hostile'))
  process.exitCode = report.finish() ? 0 : 1
} finally {
  for (const end of endings.reverse()) await end()
}

async function openBase(commitOrFolder: string) {
  const checkout = checkOut(commitOrFolder, path.join(work, 'base'))
  endings.push(checkout.remove)
  const dataDir = path.join(work, 'base-data')
  // The starter also installs and builds.
  const server = opened(await openShop(checkout.folder, dataDir, 'scripts/start.mjs'))
  return { folder: checkout.folder, dataDir, server }
}
