import { connect } from 'node:net'
import type { HostileBody } from './hostile-bodies.ts'

/** So many bytes of a body each sends at a time. */
const SIP = 16
const PAUSE_MS = 200

/** Opens connections that send the start of a body sip by sip until they are closed; returns what closes them. */
export function openSlowSenders(address: string, { type, repeated, bytes }: HostileBody, count: number) {
  const { hostname, port, pathname } = new URL(address)
  const head = `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`
  const sip = repeated.repeat(Math.ceil(SIP / repeated.length))
  const sockets = Array.from({ length: count }, () =>
    connect(Number(port), hostname)
      // What the server cuts stays closed.
      .on('error', () => undefined)
      .on('data', () => undefined),
  )
  for (const socket of sockets) socket.write(head)
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(sip)
  }, PAUSE_MS)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  }
}
