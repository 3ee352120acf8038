import { STAFF_PATH } from '../../domain/site/staff-paths.ts'

/** This browser's subscription; null without. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(STAFF_PATH)
  return registration?.pushManager.getSubscription() ?? null
}

/** What the server is told of a subscription. */
export function toSubscribed(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
