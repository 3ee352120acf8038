import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'

/** Below those that systems give to connections that go out: one of these could take the port of an instance that restarts. */
const LOWEST = 20_000
const HIGHEST = 31_999

/** Finds ports of this machine that nobody listens on. */
export async function findPorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
