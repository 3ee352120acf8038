/**
 * Loads the page's modules, listed in `data-page-code` of the early script's element, after the first paint, so that they do not
 * delay it. The first module is the entry, which runs after the document is parsed. In development the document has module
 * scripts instead.
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

/** Does not wait in a background tab, which is not painted. */
function afterFirstPaint(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    then()
  })
  if (document.hidden) then()
  else observer.observe({ type: 'paint', buffered: true })
}
