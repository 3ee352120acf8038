import type { Transport } from '../api/client.ts'
import { fetchTransport } from '../api/fetch-transport.ts'
import { sentSecret } from '../storefront/additions/sent-secret.ts'
import { accompanying } from '../storefront/inquiry/accompanying.ts'

/** Keeps the secret of a stored request in this tab, so that photos and words can be added to it. */
function keepSecret(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('id' in answer && 'attachmentSecret' in answer))
    return
  const { id, attachmentSecret } = answer
  if (typeof id !== 'number' || typeof attachmentSecret !== 'string') return
  const known = sentSecret(id)
  known.set({ photos: 0, words: [], ...known.get(), secret: attachmentSecret })
}

/** Sends a request with what accompanies it: what waited on the device has its own already. */
export const sendAccompanied: Transport = async (name, endpoint, input, options) => {
  const answer = await fetchTransport(name, endpoint, { ...accompanying(), ...Object(input) }, options)
  keepSecret(answer)
  return answer
}
