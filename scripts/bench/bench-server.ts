// The measured process: the shop with its page cache, and beside it a bare node:http server of the same bytes.
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { pino } from 'pino'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { connect } from '../../src/server/db/database.ts'
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { ContentCache } from '../../src/server/pages/content-cache.ts'
import { loadBuiltBundle } from '../../src/server/pages/page-bundle.ts'
import { seedContent } from '../../src/server/seed/seed.ts'
import { closeServer, createListener, listen } from '../../src/server/serve.ts'
import type { Answers, Question } from './report.ts'
import { measureSearch } from './search-times.ts'

const [, , dataDir = ''] = process.argv

const embedded = await startEmbedded({ dataDir })
const log = pino({ level: 'error' })
const database = connect({ ...embedded.connection, max: 10 }, log)
await migrate(database.pool, () => seedContent(database.db))
const config = readConfig({ PORT: '0' })
const contentCache = new ContentCache(config.pageCacheBytes)
const dist = path.join(import.meta.dirname, '../../dist')
const bundle = await loadBuiltBundle(dist)
const app = createApp({
  config,
  db: database.db,
  log,
  bundle,
  contentCache,
  clientFiles: path.join(dist, 'client'),
})

async function open(listener: RequestListener) {
  const server = await listen(listener, config)
  const bound = server.address()
  return { server, address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}` }
}

const shop = await open(createListener(app, contentCache, config))
const warm = await fetch(`${shop.address}/catalog`, { headers: { 'accept-encoding': 'br' } })
await warm.arrayBuffer()
const body = contentCache.pages.fresh('/catalog')?.ready(shop.address, 'br')?.compressed ?? Buffer.alloc(0)
const bare = await open((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  })
  response.end(body)
})

/** Renders of an address that is never kept, one after another, by the processor time of this process alone. */
async function countRenders(): Promise<number> {
  const render = async () => (await app.request(`${shop.address}/catalog?sort=default`)).arrayBuffer()
  for (let i = 0; i < 100; i += 1) await render()
  const before = process.cpuUsage()
  const renders = 500
  for (let i = 0; i < renders; i += 1) await render()
  const { user, system } = process.cpuUsage(before)
  return renders / ((user + system) / 1e6)
}

let began = process.cpuUsage()
const answer: { [Q in Question]: () => Answers[Q] | Promise<Answers[Q]> } = {
  addresses: () => ({ shop: shop.address, bare: bare.address }),
  reset() {
    began = process.cpuUsage()
    return null
  },
  cpu() {
    const { user, system } = process.cpuUsage(began)
    return user + system
  },
  render: countRenders,
  search: () => measureSearch(database.db),
}

process.on('message', async (question: Question | 'stop') => {
  if (question !== 'stop') {
    process.send?.(await answer[question]())
    return
  }
  await Promise.all([closeServer(shop.server), closeServer(bare.server)])
  await database.close()
  await embedded.stop()
  process.disconnect()
})
process.send?.('ready')
