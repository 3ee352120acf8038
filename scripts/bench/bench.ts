// Prints how fast pages leave and search answers, as ratios measured in one run (npm run bench).
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { drive, request, stopDriving } from './drive.ts'
import type { Answers, Question } from './report.ts'

const ROUNDS = 5
const median = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-bench-'))
const child = fork(path.join(import.meta.dirname, 'bench-server.ts'), [dataDir], { stdio: 'inherit' })

async function measure<Q extends Question>(question: Q): Promise<Answers[Q]> {
  child.send(question)
  const [answer] = await once(child, 'message')
  return answer
}

/** Processor time of one answer, µs: the median of short rounds, so that a noisy neighbour spoils one, not all. */
async function costOf(url: string): Promise<number> {
  await measure('reset')
  const served = await drive(url, 1)
  return (await measure('cpu')) / served
}

let failed = false
function report(what: string, value: number, digits: number, limit: string, holds: boolean): void {
  failed ||= !holds
  process.stdout.write(`${holds ? 'ok    ' : 'FAILED'} ${what}: ${value.toFixed(digits)} (limit ${limit})\n`)
}

try {
  await once(child, 'message')
  const { shop, bare } = await measure('addresses')
  const bytes = await request(`${shop}/catalog`)
  const ratios: number[] = []
  const bareCosts: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const bareCost = await costOf(bare)
    bareCosts.push(bareCost)
    ratios.push((await costOf(`${shop}/catalog`)) / bareCost)
  }
  const ratio = median(ratios)
  report(
    `cached /catalog (${bytes} bytes): processor time against a bare node:http`,
    ratio,
    2,
    '1.50',
    ratio <= 1.5,
  )
  const renders = await measure('render')
  report('uncached /catalog: renders a second on one core', renders, 0, '250', renders >= 250)
  // Machines differ and are shared: this number can be compared between them.
  const bareAnswers = 1e6 / renders / median(bareCosts)
  process.stdout.write(`       one render costs as much as ${bareAnswers.toFixed(0)} bare answers\n`)
  const search = await measure('search')
  report('search among 5 000 products: p95, ms', search, 1, '50', search < 50)
  process.exitCode = failed ? 1 : 0
} finally {
  stopDriving()
  child.send('stop')
  await once(child, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}
