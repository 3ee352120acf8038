import type { StaffApi } from '../../api/staff.ts'
import { findSubscription, toSubscribed } from './own-subscription.ts'

/**
 * Tells the server that the subscription which it has of this account and browser belongs to the present session, with which it then ends;
 * nothing where it does already. One that the server has ended is not made anew. What fails is done by the next page.
 */
export async function keepPush(api: StaffApi): Promise<void> {
  try {
    const own = await findSubscription()
    if (!own) return
    const { endpoints, ofSession } = await api.push.get()
    if (!endpoints.includes(own.endpoint) || ofSession.includes(own.endpoint)) return
    await api.push.subscribe(toSubscribed(own))
  } catch {
    // Without: it goes on with the session before.
  }
}
