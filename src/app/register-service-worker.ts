/** Registers the service worker that caches the offline page (public/sw.js), after the load event. */
export function registerServiceWorker(worker: string | null): void {
  if (worker === null || !('serviceWorker' in navigator)) return
  // Without it the site works all the same: a browser may forbid it.
  const register = () => navigator.serviceWorker.register(worker).catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}
