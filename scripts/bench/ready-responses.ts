import { drive, request } from './drive.ts'
import type { Report } from './report.ts'
import { type MeasuredServer, peakMemory, processorTime, type Served } from './servers.ts'
import { median } from './times.ts'

const PAGE = '/catalog'
const PRODUCTS = '/api/products'
const ROUNDS = 5

/** Compared responses: name on the bare servers, address in the shop, and encoding. */
const RESPONSES = [
  { name: 'page', path: PAGE, encoding: 'gzip' },
  { name: 'products', path: PRODUCTS, encoding: 'identity' },
  { name: 'products-gzip', path: PRODUCTS, encoding: 'gzip' },
] as const

/** Fetches the shop's cached responses, to serve the same bytes from the baselines. */
export async function readServed(shop: MeasuredServer): Promise<Served[]> {
  const served: Served[] = []
  for (const { name, path, encoding } of RESPONSES) {
    await request(shop.address + path, encoding)
    const { headers, body } = await request(shop.address + path, encoding)
    const own = Object.entries(headers).filter(([header]) => !MADE_BY_EVERY_SERVER.has(header))
    served.push({
      name,
      headers: Object.fromEntries(own.map(([header, value]) => [header, String(value)])),
      body,
    })
  }
  return served
}

const MADE_BY_EVERY_SERVER = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
])

interface Servers {
  shop: MeasuredServer
  bare: MeasuredServer
  nginx: MeasuredServer | null
}

/** CPU time per response, µs; `pathOf` names the n-th address. */
export async function costOf(
  { pid, address }: MeasuredServer,
  pathOf: (n: number) => string,
  encoding: string,
): Promise<number> {
  const before = processorTime(pid)
  const served = await drive({ urlOf: (n) => address + pathOf(n), encoding, seconds: 1, visitors: 16 })
  return (processorTime(pid) - before) / served
}

/** Compares the CPU time of cached responses with bare node:http and nginx, alternating. */
export async function measureCached(report: Report, { shop, bare, nginx }: Servers): Promise<void> {
  for (const { name, path, encoding } of RESPONSES) {
    const costs = { shop: [] as number[], bare: [] as number[], nginx: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.shop.push(await costOf(shop, () => path, encoding))
      costs.bare.push(await costOf(bare, () => `/${name}`, encoding))
      if (nginx) costs.nginx.push(await costOf(nginx, () => `/${name}`, encoding))
    }
    const against = (others: readonly number[]) =>
      median(costs.shop.map((cost, round) => cost / (others[round] ?? Number.NaN)))
    if (path === PAGE) {
      const what = 'cached page with gzip: processor time'
      report.row({ what: `${what}, ours to bare node:http`, value: against(costs.bare), atMost: 1.25 })
      if (nginx) report.row({ what: `${what}, ours to nginx`, value: against(costs.nginx) })
    } else {
      const what = `GET ${path} ${encoding === 'gzip' ? 'with gzip' : 'plain'}: responses per processor time`
      report.row({ what: `${what}, ours to bare node:http`, value: 1 / against(costs.bare), atLeast: 0.45 })
      if (nginx) report.row({ what: `${what}, ours to nginx`, value: 1 / against(costs.nginx) })
    }
  }
  if (!nginx) report.left('nginx with the same bytes', 'it is not installed')
}

/** Peak memory while 32 clients read all products, plain and compressed. */
export async function measureMemory(report: Report, { pid, address }: MeasuredServer): Promise<void> {
  for (const encoding of ['identity', 'gzip']) {
    await drive({ urlOf: () => address + PRODUCTS, encoding, seconds: 3, visitors: 32 })
  }
  report.row({
    what: `memory under 32 callers of ${PRODUCTS}`,
    value: peakMemory(pid),
    unit: ' MB',
    digits: 0,
    atMost: 300,
  })
}
