import { sharedPictureAddress } from '../../lib/pictures/pictures.ts'

/** Picture on cards of posts without one of their own (storefront.md, section 2). */
export const DEFAULT_FEATURED_IMAGE = '/assets/our_services.png'

/** Address of a post's picture: absolute and `/assets/` ones unchanged, others below `/assets/`; null without one. */
export function featuredImageAddress(value: string | null | undefined): string | null {
  const address = value?.trim()
  if (!address) return null
  return address.startsWith('http') || address.startsWith('/assets/') ? address : `/assets/${address}`
}

/** Picture for link previews and search engines, which show no SVG: our drawings as JPEG. */
export function sharePicture(value: string | null | undefined): string {
  const address = featuredImageAddress(value)
  if (address === null) return DEFAULT_FEATURED_IMAGE
  const isDrawing = /\.svg(?:$|[?#])/i.test(address)
  return isDrawing ? (sharedPictureAddress(address) ?? DEFAULT_FEATURED_IMAGE) : address
}
