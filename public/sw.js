// Caches one page for the moment when there is no connection, and nothing else: every other page comes from the server.
const CACHE = 'offline-1'
const PAGE = '/offline'
const SCRIPT = '/offline.js'
const DAY = 86_400_000

/** Fetches the page with its script, styles and fonts; only whole it takes the place of the cached one. */
async function cachePage() {
  const page = await fetch(PAGE, { cache: 'no-cache' })
  if (!page.ok) throw new Error(`${PAGE}: ${page.status}`)
  const built = [...(await page.clone().text()).matchAll(/href="(\/built\/[^"]+)"/g)].map(([, file]) => file)
  const files = [...built, SCRIPT]
  const cache = await caches.open(CACHE)
  await cache.addAll(files)
  await cache.put(PAGE, page)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== PAGE && !files.includes(pathname)) await cache.delete(url)
  }
}

/** The phone may change: once a day a successful visit brings the page anew. */
async function refresh() {
  const cached = await caches.match(PAGE)
  if (Date.now() - Date.parse(cached?.headers.get('date') ?? '') < DAY) return
  await cachePage()
}

async function open(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(refresh().catch(() => undefined))
    return page
  } catch (error) {
    const cached = await caches.match(PAGE)
    if (cached) return cached
    throw error
  }
}

async function fetchOrCached(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await caches.match(request)
    if (cached) return cached
    throw error
  }
}

addEventListener('install', (event) => {
  event.waitUntil(cachePage().then(() => self.skipWaiting()))
})

addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const old = (await caches.keys()).filter((name) => name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    // The request leaves while this script starts, so that it never makes a page slower.
    await self.registration.navigationPreload?.enable()
  }
  event.waitUntil(forgetOthers())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    if (request.method === 'GET' && !/^\/(?:admin|api)(?:\/|$)/.test(pathname)) event.respondWith(open(event))
  } else if (
    pathname === SCRIPT ||
    (/^(?:style|font)$/.test(request.destination) && pathname.startsWith('/built/'))
  ) {
    event.respondWith(fetchOrCached(request))
  }
})
