import type { Page } from '../page.ts'

export const notFoundPage: Page = {
  load: () => ({ critical: [] }),
  isAbsent: () => true,
  Component: NotFound,
}

export function NotFound() {
  return (
    <div className="wrap section">
      <title>Страница не найдена</title>
      <meta name="robots" content="noindex" />
      <h1>Страница не найдена</h1>
    </div>
  )
}
