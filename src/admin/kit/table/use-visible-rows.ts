import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Number of rows from which they are virtualised. */
const VIRTUALISED_FROM = 300
/** Rows that are drawn to tell what height the others are likely to have, where none were drawn before. */
const SAMPLE = 20
/** Height of a row where none can be measured, px. */
const ROW_HEIGHT = 50

/**
 * Range of rendered rows, and height of the rows before and after them in pixels. Rows out of sight count with the mean height of the
 * first ones: by a wrong height the end of the table would run away from who scrolls to it, and from a press on what stands there.
 * While a table that grew past the number is measured, its rows stay drawn: who has scrolled down to them stays there.
 */
export function useVisibleRows(count: number, body: RefObject<HTMLElement | null>) {
  const isVirtualised = count > VIRTUALISED_FROM
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState<number | null>(null)
  const drawn = useRef(0)
  useLayoutEffect(() => {
    if (!isVirtualised) drawn.current = count
  }, [isVirtualised, count])
  useLayoutEffect(() => {
    const element = body.current
    if (!isVirtualised || !element) return
    setTop(element.getBoundingClientRect().top + window.scrollY)
    setHeight(toMeanHeight(element) || ROW_HEIGHT)
  }, [isVirtualised, body])
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isVirtualised && height !== null,
    estimateSize: () => height ?? ROW_HEIGHT,
    overscan: 12,
    scrollMargin: top,
  })
  if (!isVirtualised) return { visible: firstRows(count), before: 0, after: 0, measure: null }
  if (height === null) {
    const sample = Math.max(drawn.current, SAMPLE)
    return { visible: firstRows(sample), before: 0, after: (count - sample) * ROW_HEIGHT, measure: null }
  }
  const items = virtualizer.getVirtualItems()
  return {
    visible: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure: virtualizer.measureElement,
  }
}

const firstRows = (count: number) => Array.from({ length: count }, (_, index) => index)

function toMeanHeight(body: HTMLElement): number {
  const rows = [...body.querySelectorAll<HTMLElement>('tr[data-index]')]
  return rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / Math.max(rows.length, 1)
}
