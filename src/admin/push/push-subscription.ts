import { STAFF_PATH } from '../../domain/site/staff-paths.ts'
import { toSubscribed } from './own-subscription.ts'

const WORKER = '/staff-sw.js'

/** Whether this browser can get notifications; an iPhone can only once the site is on its home screen. */
export const isPushPossible = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks for permission and subscribes. Throws DOMException (NotAllowedError) when the browser or the person refuses. */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new DOMException('notifications are not allowed', 'NotAllowedError')
  }
  const registration = await navigator.serviceWorker.register(WORKER, { scope: STAFF_PATH })
  await ready(registration)
  const own = await registration.pushManager.getSubscription()
  // A subscription with another key of the shop would get nothing.
  await own?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return toSubscribed(subscription)
}

/** Waits until the worker is active, which subscribing needs. */
async function ready({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })
}
