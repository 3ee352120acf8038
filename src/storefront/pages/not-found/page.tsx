import type { Page } from '../../page.ts'
import { NotFound } from '../../parts/not-found/not-found.tsx'

/** The 404 page. */
export const page: Page = {
  load: () => ({ critical: [] }),
  isAbsent: () => true,
  Component: NotFound,
}
