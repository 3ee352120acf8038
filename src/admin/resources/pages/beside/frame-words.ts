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

/** The smallest element in sight that has the words. */
function findWords(page: Document, words: string): HTMLElement | null {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  let found: HTMLElement | null = null
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement
    if (!owner || owner.getClientRects().length === 0) continue
    const length = owner.textContent.length
    const isSmaller = !found || length < found.textContent.length
    if (isSmaller && toPlain(owner.textContent).includes(words)) found = owner
  }
  return found
}

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
