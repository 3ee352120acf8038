import { storedValue, toFields } from '../../ui/stored-value.ts'

/** What this tab knows of a request it sent: the secret to add to it, and how many photos it has. */
export interface SentSecret {
  secret: string
  photos: number
}

/** In session storage, so on this device and in this tab alone; null when nothing is kept. */
export const sentSecret = (id: number) => storedValue(`inquiry-secret:${id}`, parse, 'sessionStorage')

function parse(stored: unknown): SentSecret | null {
  const { secret, photos } = toFields(stored)
  return typeof secret === 'string' ? { secret, photos: typeof photos === 'number' ? photos : 0 } : null
}
