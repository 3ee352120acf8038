import type { ChatLink } from '../../../domain/contact/messengers.ts'
import type { MetrikaGoal } from '../../../domain/site/metrika-goals.ts'
import { RESULT_HREF } from '../../wizard/state/result-anchor.ts'

/** The goal that a press of a link reaches; null for most. */
export function goalOf(href: string, chats: readonly Pick<ChatLink, 'href'>[]): MetrikaGoal | null {
  if (href.startsWith('tel:')) return 'phone'
  if (href.startsWith('mailto:')) return 'email'
  if (href === RESULT_HREF) return 'selection'
  return chats.some((chat) => href.startsWith(chat.href)) ? 'messenger' : null
}

/** Tells of presses of links that are goals, whatever else they do; returns what ends it. */
export function watchPresses(
  chats: readonly Pick<ChatLink, 'href'>[],
  reach: (goal: MetrikaGoal) => void,
): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const goal = goalOf(link?.getAttribute('href') ?? '', chats)
    if (goal) reach(goal)
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
