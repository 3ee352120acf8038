import { useEffect } from 'react'
import { showToast } from './toast-store.ts'

/** Says once, in the corner, that a part of the page could not be loaded; the page itself says it too and stays. */
export function useErrorToast(title: string, description: string): void {
  useEffect(() => showToast({ title, description, tone: 'bad' }), [title, description])
}
