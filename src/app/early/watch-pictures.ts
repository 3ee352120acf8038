/** How near to the screen a picture must be, and how much of it (storefront.md, section 9). */
const NEAR = { threshold: 0.01, rootMargin: '200px' }

/**
 * Holds pictures marked `data-lazy` back until they are near the screen, and puts `data-fallback` in the place of one that
 * cannot be loaded: in the server's markup as in what React adds later. Without this script the browser's own lazy
 * loading does the first, and the alternative text the second.
 */
export function watchPictures(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      release(target)
    }
  }, NEAR)

  const scan = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-lazy]')) {
      image.removeAttribute('data-lazy')
      // What is here already, or moved in its list, is not taken away again.
      if (image.naturalWidth > 0) continue
      hold(image)
      observer.observe(image)
    }
  }
  scan()
  // Comes before the browser lays out what was added, and so before it asks for any lazy picture in it.
  new MutationObserver(scan).observe(document, { childList: true, subtree: true })

  addEventListener('beforeprint', () => document.querySelectorAll('img[data-held]').forEach(release))
  // A preloaded picture may have failed before anybody listened; the document may be read by now, or not yet.
  const check = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
      if (image.complete && image.naturalWidth === 0) replaceBroken(image)
    }
  }
  check()
  addEventListener('DOMContentLoaded', check)
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replaceBroken(target), true)
}

/** The image and, in a `<picture>`, what it is chosen from, each with the attribute that names addresses. */
function partsOf(image: Element): (readonly [part: Element, name: 'src' | 'srcset'])[] {
  const parent = image.parentElement
  const parts = parent?.localName === 'picture' ? [...parent.children] : [image]
  return parts.map((part) => [part, part === image ? 'src' : 'srcset'])
}

function hold(image: HTMLImageElement): void {
  for (const [part, name] of partsOf(image)) {
    part.setAttribute('data-held', part.getAttribute(name) ?? '')
    // An empty drawing of the same size: without any the browser would show the alternative text.
    part.setAttribute(name, part === image ? emptyPicture(image) : '')
  }
}

function emptyPicture(image: Element): string {
  const [width, height] = ['width', 'height'].map((name) => image.getAttribute(name))
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`
}

function release(image: Element): void {
  for (const [part, name] of partsOf(image)) {
    const held = part.getAttribute('data-held')
    if (held === null) continue
    part.removeAttribute('data-held')
    part.setAttribute(name, held)
  }
}

function replaceBroken(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (fallback === undefined) return
  delete image.dataset.fallback
  for (const [part, name] of partsOf(image)) part.setAttribute(name, part === image ? fallback : '')
}
