import { UTM_KEYS } from '../../../domain/inquiry/kinds.ts'
import { plainText, storedValue } from '../../../ui/stored-value.ts'

/** Referrer and address of the first page of this tab's visit, as `src/app/early/visit.ts` keeps them. */
const visit = storedValue('src', (stored) => String(stored ?? ''), 'sessionStorage', plainText)

/**
 * What goes with an inquiry beside its content: where it comes from, since when the page is shown, the honeypot. Of the page where
 * the visitor pressed: what waits on the device is often sent from another one, within a second of its opening.
 */
export function accompanying() {
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
    // What one clock says: the visitor's own may be ahead of the server's.
    filledFor: Math.round(performance.now() + (window.shownBefore ?? 0)),
    shownAt: new Date(performance.timeOrigin).toISOString(),
    ...(website && { website }),
  }
}
