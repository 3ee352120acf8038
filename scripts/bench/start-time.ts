import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Report } from './report.ts'
import { openShop } from './servers.ts'
import { median } from './times.ts'

const ROUNDS = 5

interface Installed {
  folder: string
  dataDir: string
}

/** Seconds from the command to the first page; with everything installed and built, and an existing, stopped database. */
async function timeStart({ folder, dataDir }: Installed): Promise<number> {
  const began = performance.now()
  const shop = await openShop(folder, dataDir, 'scripts/start.mjs')
  await (await fetch(`${shop.address}/`)).arrayBuffer()
  const seconds = (performance.now() - began) / 1000
  await shop.stop()
  return seconds
}

/** Seconds that Node.js takes to start and exit, as a measure of the machine. */
async function timeNode(): Promise<number> {
  const began = performance.now()
  await once(spawn(process.execPath, ['-e', ''], { stdio: 'ignore' }), 'exit')
  return (performance.now() - began) / 1000
}

/** Measures the second start in seconds and against an older commit, alternating. */
export async function measureStart(report: Report, ours: Installed, base: Installed | null): Promise<void> {
  await timeStart(ours)
  const times = { ours: [] as number[], base: [] as number[], node: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.node.push(await timeNode())
    times.ours.push(await timeStart(ours))
    if (base) times.base.push(await timeStart(base))
  }
  const what = 'second start to the first page'
  report.row({ what, value: median(times.ours), unit: ' s', atMost: 1.2 })
  const perNode = median(times.ours.map((time, round) => time / (times.node[round] ?? Number.NaN)))
  report.row({ what: `${what}, to a start of Node.js alone`, value: perNode, digits: 1 })
  if (!base) return
  const ratio = median(times.ours.map((time, round) => time / (times.base[round] ?? Number.NaN)))
  // 1.2 s of formerly 1.7 s.
  report.row({ what: `${what}, ours to the base`, value: ratio, atMost: 0.71 })
}
