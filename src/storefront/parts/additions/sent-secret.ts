import { storedValue, toFields } from '../../../ui/stored-value.ts'

/** What this tab knows of an inquiry it sent: the secret to add to it, how many photos it has, and what was written to it since. */
export interface SentSecret {
  secret: string
  photos: number
  words: readonly string[]
  /** Words that are typed and not sent yet. */
  draft?: string | undefined
  /** How far the shop's clock was ahead of this device's when it answered, ms. */
  ahead?: number | undefined
}

/** In session storage, so on this device and in this tab alone; null when nothing is kept. */
export const sentSecret = (id: number) => storedValue(`inquiry-secret:${id}`, parse, 'sessionStorage')

/** Changes what is kept of an inquiry; does nothing when it is gone. */
export function changeSecret(id: number, changes: Partial<SentSecret>): void {
  const kept = sentSecret(id)
  const known = kept.get()
  if (known) kept.set({ ...known, ...changes })
}

function parse(stored: unknown): SentSecret | null {
  const { secret, photos, words, draft, ahead } = toFields(stored)
  if (typeof secret !== 'string') return null
  return {
    secret,
    photos: typeof photos === 'number' ? photos : 0,
    words: Array.isArray(words) ? words.map(String) : [],
    ...(typeof draft === 'string' && { draft }),
    ...(typeof ahead === 'number' && { ahead }),
  }
}
