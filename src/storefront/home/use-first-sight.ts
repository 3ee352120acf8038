import { useEffect, useRef, useState } from 'react'
import './first-sight.css'

/** How much of a block must be on the screen (storefront.md, section 2). */
const SHARE = 0.1

/**
 * Lets a block come in once, when a tenth of the section `ref` is first visible; `className` goes to the block itself.
 * What is on the screen when the page comes alive stays where it is, and so does everything without scripts or with
 * reduced motion: nothing is ever hidden, only moved.
 */
export function useFirstSight() {
  const ref = useRef<HTMLElement>(null)
  const [className, setClassName] = useState<'sight--awaited' | 'sight--come'>()

  useEffect(() => {
    const section = ref.current
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let awaited = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        const visible = (entry?.intersectionRatio ?? 0) >= SHARE
        if (visible) observer.disconnect()
        if (visible && awaited) setClassName('sight--come')
        if (!visible) setClassName('sight--awaited')
        awaited = true
      },
      { threshold: SHARE },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [])

  return { ref, className }
}
