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

/**
 * Once, at the first paint; at once in a background tab, which is not painted, and after the page has loaded where no paint
 * is reported.
 */
function afterFirstPaint(then: () => void): void {
  const paint = new Promise((resolve) => {
    if (document.hidden) resolve(null)
    else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    addEventListener('load', () => setTimeout(resolve, UNREPORTED_PAINT_MS))
  })
  paint.then(then)
}

/** Time after the load event in which every browser that reports paints has done so. */
const UNREPORTED_PAINT_MS = 2000
