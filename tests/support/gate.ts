import type { Route } from '@playwright/test'

/** Matches the addresses of all page scripts but the early one. */
export const CODE = /\/built\/(?!early)[^/]+\.js$/

/** Holds requests from the page until it is opened; `isAsked` once one waits. */
export function createGate() {
  const asked = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    asked.resolve()
    await opened.promise
    await route.continue()
  }
  return { open: () => opened.resolve(), isAsked: asked.promise, wait }
}
