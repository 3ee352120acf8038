import { useEffect, useRef, useState } from 'react'
import './reveal.css'

/** Visible share at which a block animates (storefront.md, section 2). */
const SHARE = 0.1

/**
 * Entrance animation of a block, once, when a tenth of the section `ref` is first visible; `className` goes to the block.
 * Not for blocks that are visible at hydration, without scripts, or with reduced motion. Blocks are moved, never hidden.
 */
export function useReveal() {
  const ref = useRef<HTMLElement>(null)
  const [className, setClassName] = useState<'reveal--waiting' | 'reveal--shown'>()

  useEffect(() => {
    const section = ref.current
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let awaited = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        const visible = (entry?.intersectionRatio ?? 0) >= SHARE
        if (visible) observer.disconnect()
        if (visible && awaited) setClassName('reveal--shown')
        if (!visible) setClassName('reveal--waiting')
        awaited = true
      },
      { threshold: SHARE },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [])

  return { ref, className }
}
