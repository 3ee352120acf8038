import type { Page } from '../page.ts'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: () => <div className="wrap" />,
}
