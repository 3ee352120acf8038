import { useRef } from 'react'
import { toSlug } from '../../lib/slug.ts'

/**
 * A slug that follows a name until its own field has had the focus (admin.md, section 4). That of a stored row never
 * follows: an address that people already know must not change by itself.
 */
export function useFollowingSlug(isNew: boolean, setSlug: (slug: string) => void) {
  const isManual = useRef(!isNew)
  return {
    /** Of the name's field, on every change. */
    follow: (event: { target: { value: string } }) => {
      if (!isManual.current) setSlug(toSlug(event.target.value))
    },
    /** Of the slug's field, on focus. */
    stopFollowing: () => {
      isManual.current = true
    },
  }
}
