import type { Transport } from '../api/client.ts'
import { fetchTransport } from '../api/fetch-transport.ts'

/**
 * Calls by fetch; a request of a visitor goes with its source, whose code is loaded with the first one. Where that fails, the
 * request fails like any that could not leave, and is sent again.
 */
export const storefrontTransport: Transport = async (name, ...call) => {
  const send = name[0] === 'inquiries' ? (await import('./accompany.ts')).sendAccompanied : fetchTransport
  return send(name, ...call)
}
