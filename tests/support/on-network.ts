import type { RequestListener, Server } from 'node:http'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../src/server/connections.ts'
import { closeServer, listen } from '../../src/server/serve.ts'

/** A server that a test opens to the network. */
export interface OpenedServer {
  server: Server
  port: number
  address: string
  /** Ends it with what clients still hold: an answer that nobody has read keeps its connection for seconds. */
  close(): Promise<void>
}

/** Opens a server on a free port of this machine; limits that are not given are those of the shop. */
export async function openOnNetwork(
  listener: RequestListener,
  limits: Partial<ConnectionLimits> = {},
): Promise<OpenedServer> {
  const server = await listen(listener, { port: 0, host: '127.0.0.1' }, { ...CONNECTION_LIMITS, ...limits })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port')
  return {
    server,
    port: bound.port,
    address: `http://127.0.0.1:${bound.port}`,
    close() {
      server.closeAllConnections()
      return closeServer(server)
    },
  }
}
