import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { isRound } from '@septic-shop/plot/station.ts'
import { type Composition, compose } from '../core/composition.ts'
import { labelOf } from '../core/labels.ts'
import { layers, type Marks, noMarks, words } from '../core/marks.ts'
import { palette } from '../core/palette.ts'
import { view } from '../core/views.ts'
import { below, drawDimensions } from '../station/dimensions.ts'
import type { Frame } from '../station/frame.ts'
import { REACH } from '../station/person.ts'
import { pit, pitFloor } from './anchoring.ts'
import { type DetailPaper, detailFrame } from './detail-frame.ts'
import { pitReach } from './layout.ts'
import type { PlotSection } from './plot-section.ts'
import { aroundStation, inletAt, outletAt, type Plot, PUMP_WELL, type Scene } from './scene.ts'
import { groundWater, patterns, soilLayers, turf } from './soil-layers.ts'
import { standing, station } from './station.ts'
import { plotViewSizes } from './view-sizes.ts'
import { pipes } from './ways.ts'
import { pumpShaft } from './wells.ts'
import { depthLine, inletText, outletText } from './words/figures.ts'
import { partNames } from './words/part-names.ts'
import { centimetres } from './words/texts.ts'

const WIDE: DetailPaper = { ...plotViewSizes['section-station'], scale: 0.106, textSize: 15 }
const NARROW: DetailPaper = { ...plotViewSizes['section-station-narrow'], scale: 0.084, textSize: 14 }

/** Detail А: the station in its pit with sand, slab and straps. */
export const stationViews = {
  'section-station': view(WIDE, composeDetail),
  'section-station-narrow': view(NARROW, composeDetail),
}

/** Pixels above the person, below the pit for the width's dimension, and beside pit and person for figures. */
const ROOM = { over: 22, under: 52, beside: 62 }

function composeDetail(section: PlotSection, paper: DetailPaper): Composition {
  const plot = aroundStation(section)
  const scene = layOut(plot, paper)
  const { frame } = scene
  const someone: Frame = {
    ...frame,
    sheet: { ...frame.sheet, person: { x: -REACH.left * frame.scale + 10, sky: 0 } },
  }
  return compose(paper, [
    patterns(scene),
    soilLayers(scene, paper.height),
    groundWater(scene, paper.height),
    pit(scene),
    turf(scene, [-2, paper.width + 2]),
    pipes(scene),
    station(scene),
    pumpShaft(scene),
    standing(someone),
    figuresOf(scene),
    words(...partNames(scene, someone)),
  ])
}

/** The largest scale at which person, pit and figures fit; the axis is a little right of the middle. */
function layOut(plot: Plot, paper: DetailPaper): Scene {
  const { width, height, scale: most } = paper
  const floor = pitFloor(plot)
  const reach = pitReach(plot)
  const right = plot.pumpWell === null ? reach : plot.pumpWell + PUMP_WELL.radius
  const tall = (height - ROOM.over - ROOM.under) / (1750 + Math.max(floor, plot.levels.inlet.depth + 100))
  const scale = Math.min(most, tall, (width - ROOM.beside * 2) / (reach + right))
  const least = reach * scale + ROOM.beside
  const axis = Math.max(least, Math.min(width * 0.5, width - right * scale - ROOM.beside))
  const low = Math.max(floor, plot.levels.inlet.depth + 100) * scale
  const rest = height - ROOM.over - ROOM.under - 1750 * scale - low
  const ground = ROOM.over + 1750 * scale + rest * 0.3
  return { ...plot, frame: detailFrame(paper, { scale, ground, axis }), breaks: [] }
}

/** Depths of inlet, outlet and pit, the lid above the ground, and the width of a body of known size. */
function figuresOf(scene: Scene): Marks {
  const { section, levels, frame, pumpWell } = scene
  const { x, y, ground, sheet } = frame
  const { textSize: size } = sheet
  const { geometry, station: shape } = levels
  const reach = pitReach(scene)
  const inlet = x(-reach) - size * 0.7
  const outlet = x(reach) + size * 0.7
  const right = pumpWell === null ? x(reach) : x(pumpWell + PUMP_WELL.radius)
  const floor = Math.min(right + size * 2.6, sheet.width - size * 1.2)
  const lid = x(geometry.necks.at(-1)?.[1] ?? geometry.half) + size
  // The slab has its name beside it.
  const depth = ['котлован', centimetres(geometry.bottom + SAND_BED)]
  const hasSize = section.station?.height != null
  return layers(
    drawDimensions([
      depthLine([inletText(scene)], [inlet, ground, y(inletAt(scene, frame.mmAt(inlet)))], { size }),
      section.station === null || pumpWell !== null
        ? null
        : depthLine([outletText(scene)], [outlet, ground, y(outletAt(scene, frame.mmAt(outlet)))], {
            size,
            sides: ['start', 'end'],
          }),
      section.station === null
        ? null
        : depthLine([centimetres(LID_ABOVE)], [lid, y(-LID_ABOVE), ground], {
            size,
            sides: ['start', 'end'],
            halo: palette.sky,
          }),
      hasSize
        ? depthLine(depth, [floor, ground, y(pitFloor(scene))], {
            size,
            sides: ['end', 'start'],
            from: x(geometry.half + 190),
          })
        : null,
    ]),
    shape.width === null || geometry.cut !== null
      ? noMarks
      : widthLine(scene, `${isRound(shape.body) ? 'Ø ' : ''}${centimetres(shape.width)}`),
  )
}

function widthLine({ levels: { geometry }, frame, section }: Scene, text: string): Marks {
  const { x, y, sheet } = frame
  const [left, right] = [x(-geometry.half), x(geometry.half)]
  const at = y(pitFloor({ levels: { geometry }, section })) + 30
  const label = (px: number, baseline: number) => labelOf(sheet.textSize)(text, px, baseline, 'middle')
  const middle = (left + right) / 2
  return drawDimensions([
    {
      ...below([left, right], y(geometry.bottom), at),
      figure: {
        options: [label(middle, at - 6), label(left - 40, at + 4), label(right + 44, at + 4)],
        target: [middle, at],
      },
    },
  ])
}
