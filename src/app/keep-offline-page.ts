/** Lets the browser keep the page of last resort (public/sw.js), once everything of this page has arrived. */
export function keepOfflinePage(worker: string | null): void {
  if (worker === null || !('serviceWorker' in navigator)) return
  // Without it the site works all the same: a browser may forbid it.
  const register = () => navigator.serviceWorker.register(worker).catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}
