import { type RefCallback, useCallback } from 'react'
import broken from './broken-picture.svg?no-inline'

/** Pictures inside an element whose markup is not ours: one that cannot be loaded gives way to a placeholder. */
export function useBrokenPictures(): RefCallback<HTMLElement> {
  return useCallback((box) => {
    if (!box) return
    const replace = (picture: EventTarget | null) => {
      if (!(picture instanceof HTMLImageElement) || picture.src.endsWith(broken)) return
      picture.removeAttribute('srcset')
      picture.src = broken
    }
    const onError = ({ target }: Event) => replace(target)
    // Errors do not bubble. Those from before the page came alive are gone, their pictures are not.
    box.addEventListener('error', onError, true)
    for (const picture of box.querySelectorAll('img')) {
      if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) replace(picture)
    }
    return () => box.removeEventListener('error', onError, true)
  }, [])
}
