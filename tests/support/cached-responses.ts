import { CachedResponse } from '../../src/server/platform/cache/cached-response.ts'

/** A cacheable response with this text. */
export const plainPage = async (text: string) =>
  ({
    cached: new CachedResponse({ body: Buffer.from(text), type: 'text/html', securityHeaders: () => ({}) }),
    uncached: null,
  }) as const

/** Text of a cached page; undefined when nothing is cached. */
export const readText = async (page: CachedResponse | undefined): Promise<string | undefined> =>
  (await page?.build('http://shop.test', 'identity'))?.body().join('')
