import { type Composition, compose } from '../core/composition.ts'
import { clipped, type Marks, noMarks, solid, words } from '../core/marks.ts'
import { path, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { view } from '../core/views.ts'
import { pit } from './anchoring.ts'
import { chain } from './chain.ts'
import { house } from './house.ts'
import { layOut, type Paper } from './layout.ts'
import { drawOutfall, openGround } from './outfall.ts'
import type { PlotSection } from './plot-section.ts'
import { groundLine, type Scene } from './scene.ts'
import { groundWater, patterns, risingArrows, soilLayers, turf } from './soil-layers.ts'
import { personFrame, standing, station } from './station.ts'
import { plotViewSizes } from './view-sizes.ts'
import { pipes } from './ways.ts'
import { pumpShaft } from './wells.ts'
import { headFigure, placeFigures, stationFigures } from './words/figures.ts'
import { names, tags } from './words/names.ts'

const WIDE: Paper = {
  ...plotViewSizes.section,
  strip: 56,
  textSize: 15,
  isFull: true,
  house: 88,
  tail: 64,
  scale: { least: 0.036, broken: 0.044, most: 0.058 },
}
const MIDDLE: Paper = {
  ...plotViewSizes['section-middle'],
  strip: 54,
  textSize: 14.5,
  isFull: true,
  house: 66,
  tail: 56,
  scale: { least: 0.036, broken: 0.042, most: 0.054 },
}
const NARROW: Paper = {
  ...plotViewSizes['section-narrow'],
  strip: 50,
  textSize: 14,
  isFull: false,
  house: 44,
  tail: 40,
  scale: { least: 0.036, broken: 0.036, most: 0.044 },
}

/** The whole plot in section; for phones with fewer words. */
export const overviews = {
  section: view(WIDE, composeOverview),
  'section-middle': view(MIDDLE, composeOverview),
  'section-narrow': view(NARROW, composeOverview),
}

function composeOverview(section: PlotSection, paper: Paper): Composition {
  const { isFull } = paper
  const scene = layOut(section, paper)
  const bottom = paper.height - paper.strip
  const { frame } = scene
  const open = openGround(scene)
  const someone = personFrame(scene)
  return compose(paper, [
    patterns(scene),
    clipped(
      'g',
      solid(`<path d="M0 0H${paper.width}V${bottom}H0z"/>`, { left: 0, top: 0, right: paper.width, bottom }),
      soilLayers(scene, bottom),
      groundWater(scene, bottom),
      risingArrows(scene, arrowsAt(scene)),
      pit(scene),
      drawOutfall(scene),
      turf(scene, [frame.x(scene.face), open[0]]),
      open[1] < paper.width ? turf(scene, [open[1], paper.width + 2]) : noMarks,
      house(scene),
      pipes(scene),
      station(scene),
      pumpShaft(scene),
      standing(someone),
      ...scene.breaks.map((at) => breakAt(at, scene, bottom)),
    ),
    words(...tags(scene)),
    chain(scene, bottom, isFull),
    stationFigures(scene, isFull),
    placeFigures(scene, isFull),
    isFull ? headFigure(scene) : noMarks,
    words(...names(scene, { bottom, isFull, someone })),
  ])
}

/** Where arrows show that the ground water may rise, in pixels: between pit and outfall, clear of a break. */
function arrowsAt({ frame: { x, sheet }, place, levels, breaks }: Scene): number[] {
  const from = x(levels.geometry.half) + 40
  const to = x(place.left) - 20
  const isFree = (at: number) => at > from && at < to && breaks.every((cut) => Math.abs(cut - at) > 20)
  const pair = sheet.width > 500 ? 24 : 0
  const first = [0.62, 0.4, 0.8, 0.25]
    .map((share) => from + (to - from) * share)
    .find((at) => isFree(at) && isFree(at + pair))
  return first === undefined ? [] : [first, first + pair]
}

/** A double wave through ground and pipes: the way between is longer than is drawn. */
function breakAt(at: number, scene: Scene, bottom: number): Marks {
  const top = Math.min(groundLine(scene, at - 8), groundLine(scene, at + 8)) - 14
  const steps = Math.max(2, Math.round((bottom - top) / 26))
  const rise = (bottom - top) / steps
  const wave = Array.from(
    { length: steps },
    (_, index) => `q${index % 2 ? -5 : 5} ${px(rise / 2)} 0 ${px(rise)}`,
  ).join('')
  const edge = (x: number) => `M${px(x)} ${px(top)}${wave}`
  return solid(
    path(edge(at), { fill: 'none', stroke: palette.mark, 'stroke-width': 8 }) +
      path(edge(at - 4) + edge(at + 4), { fill: 'none', stroke: palette.line, 'stroke-width': 1.1 }),
    { left: at - 9, right: at + 9, top: groundLine(scene, at) - 14, bottom },
  )
}
