import { LID_ABOVE } from '../pit-depth.ts'
import type { StationGeometry } from './geometry.ts'

/** A sheet of a fixed size in pixels and where a station stands on it. */
export type Sheet = {
  width: number
  height: number
  /** Pixels per millimetre; less only when a body would not fit. */
  scale: number
  /** The ground line; a sheet that centres lets it sink to `lowest`. */
  ground: number
  lowest?: number
  axis: number
  /** The widest body, without its dimension lines. */
  bodyWidth: number
  /** From the underside to the line that carries the width. */
  widthGap: number
  /** From the right side to the line that carries the height. */
  heightGap: number
  /** From the left side to the line that carries the inlet's depth; without it the depth is not written. */
  inletGap?: number
  textSize: number
}

/** Turns millimetres of a station into pixels of its sheet. */
export type Frame = {
  sheet: Sheet
  ground: number
  scale: number
  /** Millimetres from the axis to pixels, and back. */
  x: (mm: number) => number
  mmAt: (x: number) => number
  /** Millimetres of depth to pixels. */
  y: (mm: number) => number
}

export function frameOf(geometry: StationGeometry, sheet: Sheet): Frame {
  const room = sheet.height - sheet.ground - sheet.widthGap - sheet.height * 0.02
  const scale = Math.min(sheet.scale, room / geometry.bottom, sheet.bodyWidth / (geometry.half * 2))
  const drawn = (geometry.bottom + LID_ABOVE) * scale + sheet.widthGap
  const centred = (sheet.height - drawn) / 2 + LID_ABOVE * scale
  const ground = Math.max(sheet.ground, Math.min(centred, sheet.lowest ?? 0))
  const half = geometry.half * scale
  const right = sheet.heightGap + sheet.textSize * 3.4
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
