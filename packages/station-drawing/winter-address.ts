import { USUAL_FROST } from '@septic-shop/plot/frost.ts'
import { drawingAddress } from './drawing-address.ts'
import type { winterViews } from './views/winter.ts'

/** Address of a drawing in winter, where the ground freezes to `frost` centimetres. */
export const winterAddress = (drawing: string, view: keyof typeof winterViews, frost: number): string => {
  const address = drawingAddress(drawing, view)
  return frost === USUAL_FROST ? address : address.replace(`/${view}/`, `/${view}-${frost}/`)
}
