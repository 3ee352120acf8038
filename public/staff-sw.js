// Shows notifications about requests to staff, and opens the request when one is pressed. Registered for /admin alone.
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

function read(event) {
  try {
    return event.data?.json() ?? {}
  } catch {
    return {}
  }
}

addEventListener('push', (event) => {
  const { title = 'Новая заявка', body = '', link = '/admin/orders', tag } = read(event)
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/staff-icon-192.png',
      lang: 'ru',
      data: { link },
    }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { pathname, search } = new URL(event.notification.data?.link ?? '/admin/orders', self.location.origin)
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const staff = windows.find(({ url }) => new URL(url).pathname.startsWith('/admin'))
    if (!staff) return self.clients.openWindow(pathname + search)
    await staff.focus().catch(() => undefined)
    return staff.navigate(pathname + search).catch(() => self.clients.openWindow(pathname + search))
  }
  event.waitUntil(open())
})
