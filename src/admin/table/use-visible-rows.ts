import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Number of rows from which they are virtualised. */
const VIRTUALISED_FROM = 300
const ROW_HEIGHT = 50

/** Range of rendered rows, and height of the rows before and after them in pixels. */
export function useVisibleRows(count: number, body: RefObject<HTMLElement | null>) {
  const isVirtualised = count > VIRTUALISED_FROM
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = body.current
    if (isVirtualised && element) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [isVirtualised, body])
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isVirtualised,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: top,
  })
  if (!isVirtualised)
    return { visible: Array.from({ length: count }, (_, index) => index), before: 0, after: 0, measure: null }
  const items = virtualizer.getVirtualItems()
  return {
    visible: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure: virtualizer.measureElement,
  }
}
