import type { Transport } from '../api/client.ts'
import { fetchTransport } from '../api/fetch-transport.ts'
import { UTM_KEYS } from '../lib/inquiry-kinds.ts'
import { sentSecret } from '../storefront/additions/sent-secret.ts'
import { plainText, storedValue } from '../ui/stored-value.ts'

/** Referrer and address of the first page of this tab's visit, as `early/visit.ts` keeps them. */
const visit = storedValue('src', (stored) => String(stored ?? ''), 'sessionStorage', plainText)

/** What goes with a request beside its content: where it comes from, since when the page is shown, the honeypot. */
function accompanying() {
  const [referrer, address = ''] = visit.get().split(' ')
  const parameters = new URLSearchParams(address.split('?')[1]?.split('#')[0])
  const utm = Object.fromEntries(
    UTM_KEYS.flatMap((key) => {
      const value = parameters.get(`utm_${key}`)
      return value ? [[key, value]] : []
    }),
  )
  const traps = document.querySelectorAll<HTMLInputElement>('input[name="website"]')
  const website = [...traps].map(({ value }) => value).join('')
  return {
    source: { page: location.pathname, ...(referrer && { referrer }), utm },
    shownAt: new Date(performance.timeOrigin).toISOString(),
    ...(website && { website }),
  }
}

/** Keeps the secret of a stored request in this tab, so that photos and words can be added to it. */
function keepSecret(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('id' in answer && 'attachmentSecret' in answer))
    return
  const { id, attachmentSecret } = answer
  if (typeof id !== 'number' || typeof attachmentSecret !== 'string') return
  sentSecret(id).set({ secret: attachmentSecret, photos: sentSecret(id).get()?.photos ?? 0 })
}

/** Sends a request with what accompanies it. */
export const sendAccompanied: Transport = async (name, endpoint, input, options) => {
  const answer = await fetchTransport(name, endpoint, { ...Object(input), ...accompanying() }, options)
  keepSecret(answer)
  return answer
}
