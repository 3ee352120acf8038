import { useEffect } from 'react'

/** Names the tab. The document comes with a title of its own, so a second <title> would not be seen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Админ панель`
  }, [title])
}
