import type { Page } from '../page.ts'
import { ComparePage } from './ComparePage.tsx'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: ComparePage,
}
