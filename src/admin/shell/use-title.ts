import { useEffect } from 'react'
import { useTitleCount } from '../live/title-count.ts'

/** Sets the document's title, with the number of new inquiries before it. Not by a <title> element: the document already has one. */
export function useTitle(title: string): void {
  const count = useTitleCount()
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · Админ панель`
  }, [title, count])
}
