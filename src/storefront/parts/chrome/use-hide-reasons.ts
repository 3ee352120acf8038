import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Elements with contact links or actions of their own, which the floating button must not cover. */
const BUSY_AREAS = '#main :is(form, .sent), #product-wizard, .ftr'
/** Elements at the top of a page that it must not cover. */
const CONTENT = 'a, button, p, li, td, dd, h2, h3'
/** Scroll distance in pixels below which movement is ignored. */
const SHAKE_PX = 4
/** Up to this distance from the top the page counts as not scrolled. */
const TOP_PX = 20

/**
 * Reasons to hide the floating button: `busy` while a form, the wizard or the footer is in view, `reading` while scrolling
 * down, over lists of product cards, and at the top of a page where the button would cover text or links.
 */
export function useHideReasons(): { busy: boolean; reading: boolean } {
  const { pathname } = useLocation()
  const [state, setState] = useState({ busy: false, reading: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    let last = scrollY
    let isDown = false
    let frame = 0
    const look = () => {
      frame = 0
      const moved = scrollY - last
      const turned = Math.abs(moved) >= SHAKE_PX
      if (turned) last = scrollY
      const busy = [...document.querySelectorAll(BUSY_AREAS)].some(isInView)
      if (turned) isDown = moved > 0
      const reading = covers('.cards') || (scrollY > TOP_PX ? isDown : covers(CONTENT))
      setState((known) => (busy === known.busy && reading === known.reading ? known : { busy, reading }))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    // Forms appear, disappear and grow without scrolling too.
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

/** Whether elements of the page are where the floating button is on narrow screens. */
function covers(selector: string): boolean {
  const box = { left: innerWidth - 88, top: innerHeight - 80, bottom: innerHeight - 24 }
  return [...document.querySelectorAll(`#main :is(${selector})`)].some((element) => {
    const { top, right, bottom } = element.getBoundingClientRect()
    return right > box.left && bottom > box.top && top < box.bottom
  })
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}
