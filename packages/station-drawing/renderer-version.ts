/** Part of every drawing URL, which browsers cache for a year as immutable: raise it when the rendering changes. */
export const RENDERER_VERSION = 'v4'

const DRAWING_ADDRESS = /^\/drawings\/v\d+\//

/** Replaces the version in a stored drawing address by the present one. Other addresses are returned unchanged. */
export function toPresentVersion<T extends string | null>(address: T): T | string {
  return address === null ? address : address.replace(DRAWING_ADDRESS, `/drawings/${RENDERER_VERSION}/`)
}
