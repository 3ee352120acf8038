/** Part of every drawing URL, which browsers cache forever: raise it when the rendering changes. */
export const RENDERER_VERSION = 'v2'

const DRAWING_ADDRESS = /^\/drawings\/v\d+\//

/** A drawing's address in today's version: a stored one names the version of its time. Other addresses stay as they are. */
export function toPresentVersion<T extends string | null>(address: T): T | string {
  return address === null ? address : address.replace(DRAWING_ADDRESS, `/drawings/${RENDERER_VERSION}/`)
}
