import type { Route } from '@playwright/test'

/** Addresses of the pages' scripts, but for the one that comes before everything. */
export const CODE = /\/built\/(?!early)[^/]+\.js$/

/** Lets requests through only once told to. */
export function createGate() {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const wait = async (route: Route) => {
    await opened
    await route.continue()
  }
  return { open, wait }
}
