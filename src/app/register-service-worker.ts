/** Registers the service worker that caches the offline page (public/sw.js), after the load event. */
export function registerServiceWorker(worker: string | null): void {
  if (worker === null || !('serviceWorker' in navigator)) return
  // Ignored: the browser may forbid service workers, and the site works without.
  const register = () => navigator.serviceWorker.register(worker).catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}
