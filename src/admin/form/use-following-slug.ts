import { useRef } from 'react'
import { toSlug } from '../../lib/slug.ts'

interface Typed {
  target: { value: string }
}

/**
 * A slug that follows a name (admin.md, section 4). That of a stored row never follows: an address that people already know must not
 * change by itself.
 */
export function useFollowingSlug(isNew: boolean, setSlug: (slug: string) => void) {
  const isManual = useRef(!isNew)
  return {
    /** Of the name's field, on every change. */
    follow: ({ target }: Typed) => {
      if (!isManual.current) setSlug(toSlug(target.value))
    },
    /** Of the slug's field, on focus, when it follows until then. */
    stopFollowing: () => {
      isManual.current = true
    },
    /** Of the slug's field, on every change, when it follows until somebody types it; emptied it follows again. */
    stopWhenTyped: ({ target }: Typed) => {
      isManual.current = !isNew || target.value !== ''
    },
  }
}
