// Prints how fast pages leave, as ratios measured in one run (npm run bench).
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type { Report } from './report.ts'

const SECONDS = Number(process.argv[2] ?? 5)
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

function request(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${response.statusCode} ${url}`)),
      )
    }).on('error', reject)
  })
}

/** Asks one address from 16 connections; answers how many requests were served. */
async function drive(url: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let served = 0
  const visitor = async () => {
    while (performance.now() < end) {
      await request(url)
      served += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, visitor))
  return served
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-bench-'))
const child = fork(path.join(import.meta.dirname, 'bench-server.ts'), [dataDir], { stdio: 'inherit' })

async function ask(question: string): Promise<Report> {
  child.send(question)
  const [answer] = await once(child, 'message')
  return answer
}

try {
  const [ready] = await once(child, 'message')
  const { shop, bare } = ready as Report & { kind: 'ready' }
  const costs = { shop: [] as number[], bare: [] as number[] }
  const bytes = await request(`${shop}/catalog`)
  for (let round = 0; round < 5; round += 1) {
    for (const [name, url] of [
      ['bare', bare],
      ['shop', `${shop}/catalog`],
    ] as const) {
      await ask('reset')
      const served = await drive(url, SECONDS / 5)
      const used = await ask('cpu')
      if (used.kind === 'cpu') costs[name].push(used.microseconds / served)
    }
  }
  const median = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN
  const renders = await ask('render')
  const ratio = median(costs.shop) / median(costs.bare)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say(`/catalog, ${bytes} bytes as br`)
  say(
    `cached: ${ratio.toFixed(2)} × the processor time of a bare node:http answer of the same bytes (limit 1.50)`,
  )
  if (renders.kind === 'renders')
    say(`uncached: ${renders.perSecond.toFixed(0)} renders a second on one core (limit 250)`)
  if (ratio > 1.5 || (renders.kind === 'renders' && renders.perSecond < 250)) process.exitCode = 1
} finally {
  agent.destroy()
  child.send('stop')
  await once(child, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}
