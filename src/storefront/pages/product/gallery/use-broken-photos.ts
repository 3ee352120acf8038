import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/**
 * Addresses of the photos below an element that failed to load, and the props of that element. Each photo is inside an
 * element with its address in `data-photo`.
 */
export function useBrokenPhotos() {
  const box = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState(none)

  useEffect(() => {
    // Failed before hydration: the early script has used their fallback by then.
    const replaced = box.current?.querySelectorAll('[data-photo] img:not([data-fallback])') ?? []
    if (replaced.length > 0) setBroken(new Set([...replaced].flatMap(photoOf)))
  }, [])
  const onErrorCapture = ({ target }: SyntheticEvent) =>
    setBroken((known) => new Set([...known, ...photoOf(target)]))
  return { broken, props: { ref: box, onErrorCapture } }
}

function photoOf(image: EventTarget): string[] {
  const photo = image instanceof Element && image.closest<HTMLElement>('[data-photo]')?.dataset.photo
  return photo ? [photo] : []
}
