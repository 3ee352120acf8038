import type { MiddlewareHandler } from 'hono'

/** Header by which search engines are told to show nothing of this. */
export const NO_ROBOTS = ['x-robots-tag', 'noindex'] as const

/** Adds that header to every answer while the site is closed to search engines; one that says more, like that of a preview, keeps its own. */
export const turnRobotsAway =
  (gate: { isClosed(): Promise<boolean> }): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.headers.has(NO_ROBOTS[0])) return
    if (await gate.isClosed()) c.res.headers.set(...NO_ROBOTS)
  }
