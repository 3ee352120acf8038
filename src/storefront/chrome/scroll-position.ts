/** Where a visitor stood on a page. */
export interface ScrollPosition {
  /** Path and query of the page. */
  page: string
  /** Pixels from its top. */
  y: number
  /** The first card that reaches into the lower half of the screen, by the address it leads to, and how far it is from the top of the screen. */
  card: { href: string; top: number } | null
}

const keyOf = (entry: string) => `place:${entry}`

/** Notes where the visitor stands now, for this entry of the tab's history. */
export function storeScrollPosition(entry: string): void {
  try {
    sessionStorage.setItem(keyOf(entry), JSON.stringify(readScrollPosition()))
  } catch {
    // Full or forbidden storage: Back leads to the pixel that the router has kept.
  }
}

function readScrollPosition(): ScrollPosition {
  const cards = [...document.querySelectorAll('#main article')]
  const card = cards.find((one) => one.getBoundingClientRect().bottom > innerHeight / 2)
  const href = card?.querySelector('a')?.getAttribute('href')
  return {
    page: location.pathname + location.search,
    y: scrollY,
    card: card && href ? { href, top: card.getBoundingClientRect().top } : null,
  }
}

/** Where the visitor stood when this entry was left; null when nobody knows, or the entry is of another page now. */
export function findScrollPosition(entry: string): ScrollPosition | null {
  try {
    const position: ScrollPosition | null = JSON.parse(sessionStorage.getItem(keyOf(entry)) ?? 'null')
    return position?.page === location.pathname + location.search ? position : null
  } catch {
    return null
  }
}

/** The card of a place on the page as it is now. */
export function findCard({ card }: ScrollPosition): Element | null {
  const link = card && document.querySelector(`#main article a[href="${CSS.escape(card.href)}"]`)
  return link?.closest('article') ?? null
}
