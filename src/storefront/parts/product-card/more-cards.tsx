import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { PART_SIZE } from '../../../domain/catalogue/parts.ts'
import { toPart } from '../../../lib/part-address.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import type { Parts } from './use-parts.ts'
import './more-cards.css'

/** How far below the window the end of the list is when the next part is loaded. */
const AHEAD = '0px 0px 1200px'

/** Link to the products before the first shown one; null at the beginning of the list. */
export function EarlierCards({ parts: { first } }: { parts: Parts }) {
  const { pathname, search } = useLocation()
  if (first === 1) return null
  return (
    <p className="more-cards">
      <LinkButton href={pathname + toPart(search, first - 1)} rel="prev">
        Показать предыдущие
      </LinkButton>
    </p>
  )
}

/** End of a long list: how much of it is shown, and the link to the rest, which also comes while scrolling. */
export function MoreCards({ parts, found }: { parts: Parts; found: number }) {
  const { pathname, search } = useLocation()
  const { first, last, hasMore, isLoading, failed, more } = parts
  const cards = (last - first + 1) * PART_SIZE
  const focusAt = useRef<number>(null)
  const load = useRef(more)
  useEffect(() => {
    load.current = more
  })
  const watch = useCallback((end: HTMLElement) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load.current(),
      { rootMargin: AHEAD },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [])

  // The keyboard goes on with the first of the new cards.
  useEffect(() => {
    const at = focusAt.current
    if (at === null || at >= cards) return
    focusAt.current = null
    document.querySelectorAll<HTMLElement>('.cards--long .card__name a')[at]?.focus()
  }, [cards])

  if (found <= PART_SIZE) return null
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    focusAt.current = cards
    more()
  }
  const shown = Math.min(last * PART_SIZE, found)
  return (
    <div className="more-cards" aria-busy={isLoading}>
      <p role="status">{hasMore ? `Показано ${shown} из ${found}` : `Показаны все: ${found}`}</p>
      {failed && <LoadFailure text="Не удалось загрузить продолжение списка." isAlert onRetry={more} />}
      {hasMore && !failed && (
        <>
          {/* Anew with each part: an observer says nothing about an end that stays near the window. */}
          <span key={last} ref={watch} />
          <LinkButton href={pathname + toPart(search, last + 1)} rel="next" onClick={press}>
            Показать ещё
          </LinkButton>
        </>
      )}
    </div>
  )
}
