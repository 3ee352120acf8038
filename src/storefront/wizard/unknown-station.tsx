import { DEFAULT_PICTURE } from '../shopping/picture.ts'
import './picture.css'

/** Pixels of the drawing view `plain`. */
export const SIZE = { width: 380, height: 300 }

/** A body of which nothing is known. */
export function UnknownStation() {
  return (
    <div className="scene">
      <img {...SIZE} loading="lazy" decoding="async" src={DEFAULT_PICTURE} alt="" />
    </div>
  )
}
