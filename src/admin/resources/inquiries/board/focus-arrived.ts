import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { formatStatus } from '../../../../domain/inquiry/labels.ts'
import { isFocusLost, rememberPlace } from '../../../kit/write/focus.ts'

const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href')

/** The card that holds the focus, when it is the one whose link leads to `href`. */
function findFocusedCard(href: string): Element | null {
  const card = document.activeElement?.closest('.board-card') ?? null
  return hrefOf(card?.querySelector('a')) === href ? card : null
}

/**
 * Remembers a card of the column `from` that is about to be moved while it has the focus. The returned function gives the focus to the
 * card where it stands once the lists are read anew; on a phone, which shows one column, to the card that has its place there, or to
 * the tab of the column. Whoever has gone on meanwhile is not called back. Null when the focus is elsewhere: nothing goes with it.
 */
export function holdFocus(href: string, from: Inquiry['status']): (() => void) | null {
  const card = findFocusedCard(href)
  if (!card) return null
  const moveOn = rememberPlace(card, `.lane[aria-label="${formatStatus(from)}"] .board-card`, {
    target: 'a',
    otherwise: '.board-tabs [aria-pressed="true"]',
  })
  return () =>
    // After the lists are drawn.
    void setTimeout(() => {
      if (!isFocusLost() && !findFocusedCard(href)) return
      const links = [...document.querySelectorAll<HTMLElement>('.board-card > a')]
      const arrived = links.find((link) => hrefOf(link) === href)
      if (arrived?.checkVisibility()) arrived.focus()
      else moveOn()
    })
}
