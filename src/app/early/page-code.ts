/**
 * Fetches the page's modules, which the early script's own element names in `data-page-code`, after the first paint: until then
 * connection and processor belong to what the visitor sees. The first module is the entry; it needs the whole document.
 * In development the document names its modules itself.
 */
export function fetchPageCode(): void {
  const modules = document.currentScript?.dataset.pageCode?.split(' ') ?? []
  const [entry] = modules
  if (entry === undefined) return
  const append = (element: HTMLElement, attributes: object) =>
    document.head.append(Object.assign(element, attributes))
  afterFirstPaint(() => {
    for (const href of modules) append(document.createElement('link'), { rel: 'modulepreload', href })
    const run = () => append(document.createElement('script'), { type: 'module', src: entry })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  })
}

/** A page opened in a background tab is not painted: nothing is waited for there. */
function afterFirstPaint(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    then()
  })
  if (document.hidden) then()
  else observer.observe({ type: 'paint', buffered: true })
}
