import { useEffect } from 'react'

/** Sets the document's title. Not by a <title> element: the document already has one. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Админ панель`
  }, [title])
}
