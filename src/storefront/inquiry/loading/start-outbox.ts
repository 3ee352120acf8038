import type { StorefrontApi } from '../../../api/storefront.ts'
import { storedValue } from '../../../ui/stored-value.ts'
import { UNSENT_KEY } from '../outbox/unsent-key.ts'

/** The code of the queue of this device; not in the initial bundle. */
export const loadOutbox = () => import('./outbox-parts.ts')

const anything = storedValue(UNSENT_KEY, (stored) => stored !== null)

/** Whether an inquiry waits on this device; false without storage. */
export const hasUnsent = (): boolean => anything.get()

/** Sends what waits on this device, on any page. */
export function startOutboxIfNeeded(api: StorefrontApi): void {
  if (hasUnsent())
    loadOutbox().then(
      ({ startOutbox }) => startOutbox(api),
      () => undefined,
    )
}
