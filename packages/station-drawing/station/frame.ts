import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { textWidth } from '../core/lettering.ts'
import type { StationGeometry } from './geometry.ts'

/** Millimetres: an adult beside the station, for scale. */
export const PERSON_HEIGHT = 1750

/** How tall that is: «1,75 м». */
export const formatPerson = (): string => `${formatNumber(PERSON_HEIGHT / 1000)} м`

/** A sheet: its fixed size in pixels and the station's position on it. */
export type Sheet = {
  width: number
  height: number
  /** Pixels per millimetre; reduced only for a body that would not fit. */
  scale: number
  /** Ground line in pixels from the top; a sheet that centres may move it down to `lowest`. */
  ground: number
  lowest?: number
  axis: number
  /** Pixels for the widest body, without its dimension lines. */
  bodyWidth: number
  /** From the underside to the dimension line of the width. */
  widthGap: number
  /** From the right side to the dimension line of the height. */
  heightGap: number
  /** From the left side to the dimension line of the inlet depth; absent leaves that out. */
  inletGap?: number
  /** The widest text to the right of the body; by default four digits. */
  widestText?: string
  /** Position of a person for scale, and the height above the ground that this needs. */
  person?: { x: number; sky: number }
  textSize: number
  /** Frost depth in millimetres, of views in winter. */
  frost?: number
}

/** Turns millimetres of a station into pixels of its sheet. */
export type Frame = {
  sheet: Sheet
  ground: number
  scale: number
  /** Converts millimetres from the axis to pixels, and back. */
  x: (mm: number) => number
  mmAt: (x: number) => number
  /** Converts millimetres of depth to pixels. */
  y: (mm: number) => number
}

/** Pixels from a dimension line to its text, and from the text to the edge. */
const TEXT_ROOM = 18

/** Fits a station into a sheet: scale, axis and ground line. */
export function frameOf(geometry: StationGeometry, sheet: Sheet): Frame {
  const foot = sheet.widthGap + sheet.height * 0.02
  const sky = sheet.person?.sky
  const room = sheet.height - foot - (sky ?? sheet.ground)
  const needed = geometry.bottom + (sky === undefined ? 0 : PERSON_HEIGHT)
  const scale = Math.min(sheet.scale, room / needed, sheet.bodyWidth / (geometry.half * 2))
  const drawn = (geometry.bottom + LID_ABOVE) * scale + sheet.widthGap
  const centred = (sheet.height - drawn) / 2 + LID_ABOVE * scale
  const ground =
    sky === undefined
      ? Math.max(sheet.ground, Math.min(centred, sheet.lowest ?? 0))
      : sky + PERSON_HEIGHT * scale + (room - needed * scale) / 2
  const half = geometry.half * scale
  const right = sheet.heightGap + textWidth(sheet.widestText ?? '0 000', sheet.textSize) + TEXT_ROOM
  const axis = Math.min(sheet.axis, sheet.width - right - half)
  return {
    sheet,
    ground,
    scale,
    x: (mm) => axis + mm * scale,
    mmAt: (x) => (x - axis) / scale,
    y: (mm) => ground + mm * scale,
  }
}
