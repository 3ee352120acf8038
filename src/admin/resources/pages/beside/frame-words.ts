/** What a text has beside its words: inserts in braces, and the marks of links and lists. */
const MARKS = /\{[^{}]*\}|\]\([^)]*\)|[[\]*_#\n]|^- /m

/** Shorter words stand in too many places. */
const LEAST = 3

const toPlain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The longest run of words in a typed text that the page shows as it was typed; null without. */
export function toShownWords(typed: string): string | null {
  const runs = typed.split(MARKS).map(toPlain)
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '')
  return longest.length < LEAST ? null : longest
}

/** The smallest element that has the words; of several the one in the largest type: a heading is also the last of the breadcrumbs. */
function findWords(page: Document, words: string): HTMLElement | null {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  let found: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement
    if (!owner || owner.getClientRects().length === 0) continue
    const text = toPlain(owner.textContent)
    const size = text.length - sizeOf(owner)
    if (size >= least || !text.includes(words)) continue
    found = owner
    least = size
  }
  return found
}

/** Of its type, as a fraction: less than a letter of text. */
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) / 1000

/** Frames the words of the field in the page, and nothing else; `isReached` scrolls to them. */
export function frameWords(page: Document, typed: string, isReached: boolean): void {
  for (const framed of page.querySelectorAll<HTMLElement>('[data-framed]')) {
    delete framed.dataset.framed
    framed.style.outline = ''
    framed.style.outlineOffset = ''
  }
  const words = toShownWords(typed)
  const found = words === null ? null : findWords(page, words)
  const view = page.defaultView
  if (!found || !view) return
  found.dataset.framed = ''
  found.style.outline = '3px solid var(--water-700)'
  found.style.outlineOffset = '4px'
  // Not by `scrollIntoView`, which moves the window around as well.
  const { top, bottom } = found.getBoundingClientRect()
  const isInSight = top >= 0 && bottom <= view.innerHeight
  if (isReached && !isInSight) view.scrollBy(0, top - view.innerHeight / 4)
}
