import { CachedPage } from '../../src/server/pages/cached-page.ts'

/** A render of this text that may be kept. */
export const plainPage = async (text: string) =>
  ({ page: new CachedPage(Buffer.from(text), () => ({})), instead: null }) as const

/** What a visitor reads of a kept page; undefined when nothing is kept. */
export const readText = async (page: CachedPage | undefined): Promise<string | undefined> =>
  (await page?.build('http://shop.test'))?.identity().join('')
