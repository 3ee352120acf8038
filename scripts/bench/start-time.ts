import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Report } from './report.ts'
import { canMeasure, openShop, presentMemory } from './servers.ts'
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

/** Memory of the server after its first page, MB. */
async function weighStart({ folder, dataDir }: Installed): Promise<number> {
  const shop = await openShop(folder, dataDir)
  await (await fetch(`${shop.address}/`)).arrayBuffer()
  const memory = presentMemory(shop.pid)
  await shop.stop()
  return memory
}

/** Measures the second start in seconds, and against an older commit, alternating, with the memory after it. */
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
  report.row({ what: `${what}, ours to the base`, value: ratio, atMost: 1.05 })
  const weighed = 'memory after the first page'
  if (!canMeasure) return report.left(weighed, 'this system has no /proc')
  const memory = { ours: [] as number[], base: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    memory.ours.push(await weighStart(ours))
    memory.base.push(await weighStart(base))
  }
  report.row({ what: weighed, value: median(memory.ours), unit: ' MB', digits: 0 })
  const more = median(memory.ours) - median(memory.base)
  report.row({ what: `${weighed}, ours beyond the base`, value: more, unit: ' MB', digits: 0, atMost: 10 })
}
