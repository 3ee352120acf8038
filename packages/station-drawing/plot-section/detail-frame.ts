import type { Frame, Sheet } from '../station/frame.ts'

/** Paper of a detail: its size in pixels, the largest scale and the letters. */
export interface DetailPaper {
  width: number
  height: number
  scale: number
  textSize: number
}

/** The frame of a detail in one scale; ground and axis in pixels. */
export function detailFrame(
  paper: DetailPaper,
  { scale, ground, axis }: Pick<Sheet, 'scale' | 'ground' | 'axis'>,
): Frame {
  const sheet: Sheet = { ...paper, scale, ground, axis, bodyWidth: 0, widthGap: 0, heightGap: 0 }
  return {
    sheet,
    ground,
    scale,
    x: (mm) => axis + mm * scale,
    mmAt: (px) => (px - axis) / scale,
    y: (mm) => ground + mm * scale,
  }
}
