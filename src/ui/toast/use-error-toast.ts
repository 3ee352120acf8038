import { useEffect } from 'react'
import { showToast } from './toast-store.ts'

/** Shows a toast once when a part of the page failed to load, in addition to the error in the page. */
export function useErrorToast(title: string, description: string): void {
  useEffect(() => showToast({ title, description, tone: 'bad' }), [title, description])
}
