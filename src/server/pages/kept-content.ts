import { AnswerMemory } from './answer-memory.ts'
import { PageCache } from './page-cache.ts'

/** Everything made from content and kept: ready pages, and the API's answers to pages. */
export class KeptContent {
  readonly pages: PageCache
  readonly answers = new AnswerMemory()

  constructor(pageBytes: number) {
    this.pages = new PageCache(pageBytes)
  }

  /** Content may have changed: nothing kept counts as present any more. */
  invalidate(): void {
    this.answers.forget()
    this.pages.invalidate()
  }
}
