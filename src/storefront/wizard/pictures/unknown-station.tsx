import { DEFAULT_PICTURE } from '@septic-shop/station-drawing/drawing-address.ts'
import '../picture.css'

/** Size of the drawing view `plain` in pixels. */
export const SIZE = { width: 380, height: 300 }

/** Dashed contour of an unknown body. */
export function UnknownStation() {
  return (
    <div className="scene">
      <img {...SIZE} loading="lazy" decoding="async" src={DEFAULT_PICTURE} alt="" />
    </div>
  )
}
