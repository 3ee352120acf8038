import { useEffect } from 'react'
import { notify } from './notify.ts'

/** Says once, in the corner, that a part of the page could not be loaded; the page itself says it too and stays. */
export function useFailureNotice(title: string, description: string): void {
  useEffect(() => notify({ title, description, tone: 'bad' }), [title, description])
}
