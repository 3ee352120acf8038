import { type RefObject, useEffect, useState } from 'react'
import { formatPrice } from '../../../lib/money.ts'
import { type ComparedItem, DISCONTINUED } from './compared-item.ts'

/** Sticky names and prices, shown when the table's head has scrolled out of view. */
export function NamesBar({ head, items }: NamesBarProps) {
  const shown = useScrolledAway(head)
  return (
    <div className="cmp-bar" aria-hidden="true">
      {shown && (
        <div className="cmp-bar__track">
          {items.map(({ id, name, price, isDiscontinued }) => (
            <div key={id}>
              <b>{name}</b>
              <span>{isDiscontinued ? DISCONTINUED : formatPrice(price)}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** True while the element is above the viewport. */
function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      // The sticky header covers the top of the window.
      { rootMargin: '-72px 0px 0px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return away
}

type NamesBarProps = {
  /** The table's head. */
  head: RefObject<HTMLElement | null>
  items: readonly ComparedItem[]
}
