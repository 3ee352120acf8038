import type { StorefrontApi } from '../../../api/storefront.ts'
import { fetchTellingAhead } from '../../../lib/telling-ahead.ts'
import { toFields } from '../../../ui/stored-value.ts'
import { sentSecret } from '../../parts/additions/sent-secret.ts'
import { forgetLeftBy } from '../fields/left-forms.ts'

type Contact = StorefrontApi['inquiries']['contact']

/** Keeps the secret of a stored inquiry in this tab, so that photos and words can be added to it, and how late it was at the shop. */
function keepSecret(answer: unknown, ahead: number | undefined): void {
  const { id, attachmentSecret } = toFields(answer)
  if (typeof id !== 'number' || typeof attachmentSecret !== 'string') return
  const known = sentSecret(id)
  known.set({
    photos: 0,
    words: [],
    ...known.get(),
    secret: attachmentSecret,
    ...(ahead !== undefined && { ahead }),
  })
}

/** Sends inquiries; what a stored one needs no more is forgotten, and what can be added to it is remembered. */
export const accompanied =
  (contact: Contact): Contact =>
  async (inquiry, options) => {
    let ahead: number | undefined
    const fetch = fetchTellingAhead((found) => {
      ahead = found
    })
    const answer = await contact(inquiry, { ...options, fetch })
    try {
      keepSecret(answer, ahead)
      forgetLeftBy(inquiry)
    } catch {
      // A storage that is full: the inquiry is stored all the same.
    }
    return answer
  }
