import { type RefCallback, useCallback } from 'react'
import broken from '../broken-picture.svg?no-inline'

/** Replaces pictures that fail to load within an element of rendered Markdown by a placeholder. */
export function useBrokenPictures(): RefCallback<HTMLElement> {
  return useCallback((box) => {
    if (!box) return
    const replace = (picture: EventTarget | null) => {
      if (!(picture instanceof HTMLImageElement) || picture.src.endsWith(broken)) return
      picture.removeAttribute('srcset')
      picture.src = broken
    }
    const onError = ({ target }: Event) => replace(target)
    // Capturing, since error events do not bubble. Pictures that failed before hydration are checked as well.
    box.addEventListener('error', onError, true)
    for (const picture of box.querySelectorAll('img')) {
      if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) replace(picture)
    }
    return () => box.removeEventListener('error', onError, true)
  }, [])
}
