import glyphs from './glyphs.json' with { type: 'json' }
import { element, px } from './markup.ts'
import { palette } from './palette.ts'

export type Anchor = 'start' | 'middle' | 'end'

const advances: Record<string, number> = glyphs.advances
const outlines: Record<string, string> = glyphs.outlines

/** The width of a text in pixels at a size in pixels. */
export const textWidth = (text: string, size: number): number => (unitsOf(text) * size) / glyphs.units

const unitsOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (advances[character] ?? 0), 0)

/**
 * A text as one filled path, since an SVG used as an image has no web fonts; `y` is the baseline. Throws for
 * characters that `glyphs.json` lacks: add them to the script that generates it.
 */
export const textPath = (
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: Anchor = 'start',
  halo?: string,
  color: string = palette.line,
) => {
  const scale = size / glyphs.units
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor]
  const left = x - unitsOf(text) * scale * shift
  let pen = 0
  let d = ''
  for (const character of text) {
    const outline = outlines[character]
    if (outline === undefined) throw new Error(`No outline for «${character}» in glyphs.json`)
    if (outline) d += `M${pen} 0${outline}`
    pen += advances[character] ?? 0
  }
  const behind = halo
    ? { stroke: halo, 'stroke-width': 4 / scale, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
    : {}
  const factor = String(Math.round(scale * 1e4) / 1e4).replace(/^0/, '')
  const transform = `translate(${px(left)} ${px(y)})scale(${factor})`
  return element('path', { transform, fill: color, ...behind, d })
}

/** Formats millimetres with a space between thousands: 1150 → «1 150». */
export const figure = (millimetres: number): string => String(millimetres).replace(/\B(?=(\d{3})+$)/g, ' ')
