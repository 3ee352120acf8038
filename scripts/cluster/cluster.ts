// `npm run cluster`: three instances on one database and one store behind nginx, on this machine (docs/operations/cluster.md).
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../ensure-build.mjs'
import { findNginx } from '../ensure-nginx.mjs'
import { openCluster } from './open-cluster.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

process.exitCode = await run()

async function run(): Promise<number> {
  const nginx = findNginx()
  if (nginx === null) {
    print('nginx is not installed, and the cluster needs it: on Debian `sudo apt-get install nginx`.')
    return 1
  }
  const first = Number(process.env.PORT || 3000)
  if (!Number.isInteger(first) || first < 1 || first > 65_532) {
    print('PORT is the port of nginx, a number from 1 to 65532; the instances have the three after it.')
    return 1
  }
  if (!(await ensureBuilt(process.execPath))) return 1
  const told = untilTold()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-cluster-'))
  try {
    const cluster = await openCluster({
      folder,
      nginx,
      ports: [first, first + 1, first + 2, first + 3],
      environment: process.env,
      output: 'inherit',
    })
    const instances = cluster.instances.map(({ address }) => address).join(', ')
    print(`\nThe shop of three instances is at ${cluster.address}; each by itself: ${instances}.`)
    print(`Database: ${cluster.databaseUrl}`)
    print('Ctrl-C ends it, and leaves nothing.')
    await told
    await cluster.stop()
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Resolves at the first signal to stop; what is being started then is up first. */
function untilTold(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve)
  })
}
