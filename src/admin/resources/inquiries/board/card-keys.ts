import type { KeyboardEvent } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { INQUIRY_STATUSES } from '../../../../domain/inquiry/kinds.ts'
import { formatStatus } from '../../../../domain/inquiry/labels.ts'
import type { Lifted } from './board.types.ts'
import type { Moves } from './use-moves.ts'

/** What the keys of a card work on; `own` is what is carried when it is this card. */
interface CardKeys {
  inquiry: Inquiry
  own: Lifted | null
  onLift: (lifted: Lifted | null) => void
  moves: Moves
}

/** Handles the keys of a card's link: Space lifts and drops, arrows carry or move the focus, Esc puts back. */
export function toCardKeys(card: CardKeys) {
  return (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (press(card, event)) event.preventDefault()
  }
}

/** Does what a key means; false for a key that means nothing here. */
function press({ inquiry, own, onLift, moves }: CardKeys, { code, currentTarget }: Press): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[code]
  if (code === 'Space' && own) {
    onLift(null)
    moves.move(inquiry, own.over)
  } else if (code === 'Space') {
    onLift({ inquiry, over: inquiry.status })
    moves.say(`${inquiry.name}: карточка поднята. Стрелки переносят, пробел опускает, Esc возвращает`)
  } else if (code === 'Escape' && own) {
    onLift(null)
    moves.say('Карточка возвращена')
  } else if (own && step !== undefined) {
    const over = INQUIRY_STATUSES[INQUIRY_STATUSES.indexOf(own.over) + step] ?? own.over
    onLift({ inquiry, over })
    moves.say(`Над колонкой «${formatStatus(over)}»`)
  } else if (code.startsWith('Arrow') && !own) focusNeighbour(currentTarget, code)
  else return false
  return true
}

type Press = Pick<KeyboardEvent<HTMLAnchorElement>, 'code' | 'currentTarget'>

/** Moves the focus to the next card of the column, or to the same place in the next column that has cards. */
function focusNeighbour(link: HTMLElement, code: string) {
  const lanes = [...document.querySelectorAll('.lane')].map((lane) => [
    ...lane.querySelectorAll<HTMLElement>('.board-card > a'),
  ])
  const column = lanes.findIndex((cards) => cards.includes(link))
  const row = lanes[column]?.indexOf(link) ?? 0
  if (code === 'ArrowDown') lanes[column]?.[row + 1]?.focus()
  if (code === 'ArrowUp') lanes[column]?.[row - 1]?.focus()
  const beside = code === 'ArrowRight' ? lanes.slice(column + 1) : lanes.slice(0, column).reverse()
  const cards = beside.find(({ length }) => length > 0)
  if (code === 'ArrowLeft' || code === 'ArrowRight') (cards?.[row] ?? cards?.at(-1))?.focus()
}
