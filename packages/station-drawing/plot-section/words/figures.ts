import { isDug } from '@septic-shop/plot/outfall.ts'
import { RING_HEIGHT } from '@septic-shop/plot/ring.ts'
import { band } from '../../core/boxes.ts'
import type { Label } from '../../core/labels.ts'
import { type Marks, noMarks } from '../../core/marks.ts'
import { palette } from '../../core/palette.ts'
import { besideLine, type Dimension, drawDimensions, upright } from '../../station/dimensions.ts'
import { pitFloor } from '../anchoring.ts'
import { pitReach } from '../layout.ts'
import { groundLine, inletAt, outletAt, type Scene } from '../scene.ts'
import { centimetres, MEASURE } from './texts.ts'

/** A vertical dimension line with candidate positions beside and below it. */
export function depthLine(
  lines: readonly string[],
  [x, top, foot]: readonly [number, number, number],
  { size, sides = ['end', 'start'], halo = palette.soil, from = x }: DepthLook,
): Dimension {
  const under = [1.15, 1.7, 2.4].flatMap((step): Label[] => {
    const label = { lines, y: foot + step * size + 3, size, halo }
    return [
      { ...label, x, anchor: 'middle' },
      ...sides.map((anchor): Label => ({ ...label, x: x + (anchor === 'end' ? 8 : -8), anchor })),
    ]
  })
  const line = upright(x, top, foot)
  return {
    ...line,
    extensions: from === x ? '' : `M${from} ${foot}H${x}`,
    taken: [...line.taken, ...(from === x ? [] : band([from, foot], [x, foot]))],
    figure: {
      options: [...besideLine(lines, [x, top, foot], size, sides, halo), ...under],
      target: [x, (top + foot) / 2],
    },
  }
}

type DepthLook = {
  size: number
  /** Sides of the line for the text, the better first. */
  sides?: readonly ('start' | 'end')[]
  halo?: string
  /** Start of an extension line at the foot. */
  from?: number
}

/** «66 см», «от 66 см» for a reckoned depth, «по паспорту» for one that nobody knows. */
export function outletText({ section: { outlet, station } }: Scene): string {
  if (outlet === null || station === null) return 'по паспорту'
  return `${outlet.reckoned ? 'от ' : ''}${outlet.depth} см`
}

/** «66 см»; for an unknown pipe the limit of the body, «до 80 см». */
export function inletText({ section: { station, pipe }, levels: { inlet } }: Scene): string {
  if (inlet.known) return centimetres(inlet.figure)
  if (pipe !== null || station === null || station.inletRange === null) return MEASURE
  return `до ${centimetres(station.inletRange.to)}`
}

const round = (value: number) => Math.round(value * 10) / 10

/** Where the depth of the pit is drawn, in pixels. */
export const pitLineAt = (scene: Scene): number =>
  round(scene.frame.x(pitReach(scene)) + scene.frame.sheet.textSize * 6.4)

/** Depths of the pipes at house and station, and of the pit. */
export function stationFigures(scene: Scene, isFull: boolean): Marks {
  const { section, levels, face, place, frame, breaks, pumpWell } = scene
  const { sheet, x, y, ground } = frame
  const { textSize: size } = sheet
  const reach = pitReach(scene)
  const beside = size * 0.9
  const [wall, before] = [x(face) + 12, x(-reach) - beside]
  const [behind, bank] = [x(reach) + beside, x(place.left)]
  const isFree = (px: number) => breaks.every((at) => Math.abs(at - px) > 16)
  const inletPx = Math.max(before, wall)
  const hasInlet = inletPx < x(-levels.geometry.half) - 3
  const exitPx = round(wall + 12)
  const hasExit = isFull && exitPx < before - size * 7.5
  const floor = pitFloor(scene)
  const pitPx = pitLineAt(scene)
  const hasPit =
    isFull && section.station?.height != null && pumpWell === null && isFree(pitPx) && pitPx < bank - size * 8
  const pitText = `котлован ${centimetres(levels.geometry.bottom + 140)}${section.anchoring === 'no' ? '' : ' и плита'}`
  const upTo = (px: number, depth: number) => [round(px), ground, round(y(depth))] as const
  return drawDimensions([
    hasExit
      ? depthLine(
          [section.pipe === null ? MEASURE : centimetres(levels.exit.depth)],
          upTo(exitPx, inletAt(scene, frame.mmAt(exitPx))),
          { size, sides: ['start', 'end'] },
        )
      : null,
    hasInlet
      ? depthLine([inletText(scene)], upTo(inletPx, inletAt(scene, frame.mmAt(inletPx))), { size })
      : null,
    behind < bank - 4 && section.station !== null
      ? depthLine([outletText(scene)], upTo(behind, outletAt(scene, frame.mmAt(behind))), {
          size,
          sides: ['start', 'end'],
        })
      : null,
    hasPit
      ? depthLine([pitText], upTo(pitPx, floor), {
          size,
          sides: ['start', 'end'],
          from: round(x(levels.geometry.half + 190)),
        })
      : null,
  ])
}

/** Depth of the outlet's end: «50 см», «от 50 см» where it may be deeper; null where nobody knows it. */
export function endText({ section, place }: Scene): string | null {
  const { station, outlet, way, pumpWell } = section
  if (station === null || outlet === null || way === null || pumpWell) return null
  if (place.pushed) return `от ${centimetres(place.endDepth - place.ground)}`
  return `${outlet.reckoned ? 'от ' : ''}${centimetres(place.straight - place.ground)}`
}

/** Depths at the outfall: end of the pipe, ditch or well, and the fall of the ground. */
export function placeFigures(scene: Scene, isFull: boolean): Marks {
  const { section, levels, place, frame } = scene
  const { sheet, x, y } = frame
  const { textSize: size } = sheet
  const endPx = round(x(place.left) - size * 0.8)
  const hasEnd = isFull && endText(scene) !== null && endPx > x(pitReach(scene)) + size * 9
  const farPx = round(Math.min(x(place.right) + size * 0.9, sheet.width - size * 4.4))
  const deepText = section.ditchDepth === null ? MEASURE : `${section.ditchDepth} см`
  const fallPx = round(endPx - size * 5)
  const hasFall = isFull && Math.abs(levels.fall * frame.scale) > 7 && fallPx > x(pitReach(scene)) + size * 14
  return drawDimensions([
    hasEnd
      ? depthLine(
          [endText(scene) ?? ''],
          [endPx, round(groundLine(scene, endPx)), round(y(outletAt(scene, frame.mmAt(endPx))))],
          { size },
        )
      : null,
    isDug(section.outfall)
      ? depthLine([deepText], [farPx, round(y(place.ground)), round(y(place.bottom))], {
          size,
          sides: ['start', 'end'],
          from: round(x(place.left + place.bank + place.bed)),
        })
      : null,
    section.outfall === 'well' ? wellDepth(scene) : null,
    hasFall ? fallLine(scene, fallPx) : null,
  ])
}

/** Depth of a drainage well by its rings. */
function wellDepth({ section: { rings }, place, frame: { x, y, sheet } }: Scene): Dimension {
  const at = round(Math.min(x(place.right) + 10, sheet.width - sheet.textSize * 4.4))
  const words = rings === null || rings === 0 ? MEASURE : `${rings * RING_HEIGHT} см`
  return depthLine([words], [at, round(y(place.ground)), round(y(place.bottom))], {
    size: sheet.textSize,
    sides: ['start', 'end'],
    from: round(x(place.right - 350)),
  })
}

/** How far the ground falls or rises, between the station's level and the ground. */
function fallLine(scene: Scene, at: number): Dimension {
  const { levels, frame } = scene
  const { ground, sheet, x } = frame
  const { textSize: size } = sheet
  const words = `${levels.fall < 0 ? 'подъём' : 'перепад'} ${centimetres(Math.abs(levels.fall))}`
  const [top, foot] = inOrder(ground, groundLine(scene, at))
  const line = depthLine([words], [at, top, foot], { size })
  const over = [10, 24, 40].flatMap((up) =>
    (['middle', 'end', 'start'] as const).map(
      (anchor): Label => ({ lines: [words], x: at, y: top - up, size, anchor, halo: palette.sky }),
    ),
  )
  const level = `M${x(levels.geometry.half + 200)} ${ground}H${round(x(scene.place.right))}`
  return {
    ...line,
    extensions: level,
    figure: { options: [...over, ...line.figure.options], target: [at, top] },
  }
}

const inOrder = (a: number, b: number) => [round(Math.min(a, b)), round(Math.max(a, b))] as const

/** The head that is left above the bed of the ditch, in the one colour that stands out. */
export function headFigure(scene: Scene, words = 'запас '): Marks {
  const { section, levels, place, frame } = scene
  const head = place.ground + (section.ditchDepth ?? 0) * 10 - place.straight
  const isKnown = section.ditchDepth !== null && !place.pushed && endText(scene) !== null
  if (!isDug(section.outfall) || !isKnown || head < 50) return noMarks
  const { x, y, sheet } = frame
  const { textSize: size } = sheet
  const at = round(x(place.left + place.bank + place.bed / 2))
  const isSpare = !levels.forced
  const text = `${isSpare ? words : ''}${section.outlet?.reckoned && isSpare ? 'до ' : ''}${centimetres(head)}`
  const line = depthLine([text], [at, round(y(place.endDepth)), round(y(place.bottom))], {
    size,
    sides: ['start', 'end'],
  })
  const color = isSpare ? palette.tag : palette.dimension
  const options = line.figure.options.map(
    (label, index): Label => ({
      ...label,
      color: isSpare ? palette.tag : palette.line,
      halo: index < 18 ? palette.sky : palette.soil,
    }),
  )
  return drawDimensions([{ ...line, figure: { ...line.figure, options } }], 1, color)
}
