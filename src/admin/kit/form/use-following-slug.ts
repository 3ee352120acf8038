import { useRef } from 'react'
import { toSlug } from '../../../lib/text/slug.ts'

interface Typed {
  target: { value: string }
}

/**
 * Generates a slug from a name while typing (admin.md, section 4). Not for stored rows, whose address must not change by
 * itself.
 */
export function useFollowingSlug(isNew: boolean, setSlug: (slug: string) => void) {
  const isManual = useRef(!isNew)
  return {
    /** onChange of the name's field. */
    follow: ({ target }: Typed) => {
      if (!isManual.current) setSlug(toSlug(target.value))
    },
    /** onFocus of the slug's field, for forms that stop generating on focus. */
    stopFollowing: () => {
      isManual.current = true
    },
    /** onChange of the slug's field, for forms that stop generating on typing; clearing it starts again. */
    stopWhenTyped: ({ target }: Typed) => {
      isManual.current = !isNew || target.value !== ''
    },
  }
}
