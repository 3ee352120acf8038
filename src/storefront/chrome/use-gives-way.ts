import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** What has its own way to the company, or actions that nothing may lie on. */
const BUSY_AREAS = '#main form, #product-wizard, .ftr'
/** Fewer pixels of scroll are a trembling finger. */
const SHAKE_PX = 4
/** So close to its top a page is at rest. */
const TOP_PX = 20

/** Why what floats must leave the screen: `busy` while a form, the wizard or the footer is in view, `reading` while the page is scrolled on. */
export function useGivesWay(): { busy: boolean; reading: boolean } {
  const { pathname } = useLocation()
  const [state, setState] = useState({ busy: false, reading: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    let last = scrollY
    let frame = 0
    const look = () => {
      frame = 0
      const moved = scrollY - last
      const turned = Math.abs(moved) >= SHAKE_PX
      if (turned) last = scrollY
      const busy = [...document.querySelectorAll(BUSY_AREAS)].some(isInView)
      setState((known) => {
        const reading = scrollY > TOP_PX && (turned ? moved > 0 : known.reading)
        return busy === known.busy && reading === known.reading ? known : { busy, reading }
      })
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    // Forms come, go and grow without any scroll too.
    const observer = new ResizeObserver(soon)
    observer.observe(document.body)
    addEventListener('scroll', soon, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', soon)
      cancelAnimationFrame(frame)
    }
  }, [pathname])

  return state
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}
