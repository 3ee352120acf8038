/** Distance from the viewport and visible share at which a picture loads (storefront.md, section 9). */
const OBSERVER_OPTIONS = { threshold: 0.01, rootMargin: '200px' }

/**
 * Delays loading of pictures with `data-lazy` until they are near the viewport, and shows `data-fallback` for one that fails:
 * in the server's markup and in what React adds later. Without this script native lazy loading and the alternative text
 * take over.
 */
export function watchPictures(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      load(target)
    }
  }, OBSERVER_OPTIONS)

  const scan = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-lazy]')) {
      image.removeAttribute('data-lazy')
      // Already loaded, or moved within a list.
      if (image.naturalWidth > 0) continue
      deferLoading(image)
      observer.observe(image)
    }
  }
  scan()
  // Runs before the layout of added nodes, and so before the browser requests their lazy pictures.
  new MutationObserver(scan).observe(document, { childList: true, subtree: true })

  addEventListener('beforeprint', () => document.querySelectorAll('img[data-deferred]').forEach(load))
  // A preloaded picture may have failed before this listener was added; the document may or may not be parsed yet.
  const check = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
      if (image.complete && image.naturalWidth === 0) replaceBroken(image)
    }
  }
  check()
  addEventListener('DOMContentLoaded', check)
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replaceBroken(target), true)
}

/** The image and, in a `<picture>`, its sources, each with its address attribute. */
function partsOf(image: Element): (readonly [part: Element, name: 'src' | 'srcset'])[] {
  const parent = image.parentElement
  const parts = parent?.localName === 'picture' ? [...parent.children] : [image]
  return parts.map((part) => [part, part === image ? 'src' : 'srcset'])
}

function deferLoading(image: HTMLImageElement): void {
  for (const [part, name] of partsOf(image)) {
    part.setAttribute('data-deferred', part.getAttribute(name) ?? '')
    // An empty SVG of the same size: without any source the browser would show the alternative text.
    part.setAttribute(name, part === image ? emptyPicture(image) : '')
  }
}

function emptyPicture(image: Element): string {
  const [width, height] = ['width', 'height'].map((name) => image.getAttribute(name))
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`
}

function load(image: Element): void {
  for (const [part, name] of partsOf(image)) {
    const deferred = part.getAttribute('data-deferred')
    if (deferred === null) continue
    part.removeAttribute('data-deferred')
    part.setAttribute(name, deferred)
  }
}

function replaceBroken(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (fallback === undefined) return
  delete image.dataset.fallback
  // A thumbnail that would repeat another picture.
  image.closest('[data-or-nothing]')?.setAttribute('hidden', '')
  for (const [part, name] of partsOf(image)) part.setAttribute(name, part === image ? fallback : '')
}
