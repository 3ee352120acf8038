import { sharedDrawingAddress } from './pictures.ts'

/** Stands on cards of posts without a picture of their own (storefront.md, section 2). */
export const DEFAULT_FEATURED_IMAGE = '/assets/our_services.png'

/** The address of a post's picture: whole and `/assets/` addresses as they are, all others below `/assets/`; null without one. */
export function featuredImageAddress(value: string | null | undefined): string | null {
  const address = value?.trim()
  if (!address) return null
  return address.startsWith('http') || address.startsWith('/assets/') ? address : `/assets/${address}`
}

/** The picture for messengers and search engines, which show no SVG: a drawing of ours comes as a PNG. */
export function sharePicture(value: string | null | undefined): string {
  const address = featuredImageAddress(value)
  if (address === null) return DEFAULT_FEATURED_IMAGE
  const isDrawing = /\.svg(?:$|[?#])/i.test(address)
  return isDrawing ? (sharedDrawingAddress(address) ?? DEFAULT_FEATURED_IMAGE) : address
}
