import type { Route } from '@playwright/test'

/** Matches the addresses of all page scripts but the early one. */
export const CODE = /\/built\/(?!early)[^/]+\.js$/

/** Holds requests until released. */
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
