import { boxOfCorners } from '../core/boxes.ts'
import { type Composition, compose } from '../core/composition.ts'
import { labelOf, type UnplacedLabel } from '../core/labels.ts'
import { noMarks, solid, words } from '../core/marks.ts'
import type { SoilKind } from '../core/soil-kinds.ts'
import { view } from '../core/views.ts'
import { type Frame, frameOf, type Sheet } from '../station/frame.ts'
import { geometryOf } from '../station/geometry.ts'
import { pipes } from '../station/pipes.ts'
import { body } from '../station/section.ts'
import { trench } from '../station/shell.ts'
import { soil } from '../station/soil.ts'
import { outfall, outfallAt } from './project-outfall.ts'
import { houseAndRun, runStart } from './project-run.ts'
import type { ProjectShape } from './project-shape.ts'

const LARGE: Sheet = {
  width: 760,
  height: 500,
  scale: 0.108,
  ground: 112,
  axis: 412,
  bodyWidth: 290,
  widthGap: 22,
  heightGap: 0,
  textSize: 16,
}

/** For cards, thumbnails and phones: less height above the ground, larger figures. */
const SMALL: Sheet = {
  ...LARGE,
  width: 380,
  height: 250,
  scale: 0.056,
  ground: 52,
  axis: 204,
  bodyWidth: 148,
  widthGap: 10,
  textSize: 13,
}

const OPEN_GRAPH: Sheet = {
  ...LARGE,
  width: 1200,
  height: 630,
  scale: 0.142,
  ground: 128,
  axis: 640,
  bodyWidth: 400,
  textSize: 28,
}

/** The section through the plot: house, pipe with its depths, station, soil, ground water, outfall. */
export const projectSectionViews = {
  project: view(LARGE, composeProject),
  'project-small': view(SMALL, composeProject),
  'project-open-graph': view(OPEN_GRAPH, composeProject),
}

function composeProject(shape: ProjectShape, sheet: Sheet): Composition {
  const { station, water } = shape
  const geometry = geometryOf(station)
  const frame = frameOf(geometry, sheet)
  const level = water === null ? null : water * 10
  const ends = { house: frame.mmAt(runStart(shape, frame)), out: frame.mmAt(outfallAt(shape, frame)) }
  return compose(sheet, [
    soil(frame, level, shape.soil),
    // No label crosses the surface of the ground water.
    level === null
      ? noMarks
      : solid('', boxOfCorners([0, frame.y(level) - 4], [sheet.width, frame.y(level) + 4])),
    trench(geometry, frame),
    outfall(shape, geometry, frame),
    pipes(station, geometry, frame, ends),
    body(station, geometry, frame),
    houseAndRun(shape, geometry, frame),
    words(...noteLabels(shape, frame)),
  ])
}

const soilNames: Record<SoilKind, string | null> = {
  mixed: null,
  sand: 'Песок',
  'sandy-loam': 'Супесь',
  loam: 'Суглинок',
  clay: 'Глина',
  peat: 'Торф',
}

/** Candidate heights of the soil's label, as shares of the sheet from its bottom. */
const HEIGHTS = [0, 0.06, 0.12, 0.2, 0.28, 0.36, 0.44]

/** Labels of the water level below its line and of the soil at the bottom; each only where it fits. */
function noteLabels({ soil: kind, water }: ProjectShape, { sheet, y }: Frame): UnplacedLabel[] {
  const { width, height, textSize: size } = sheet
  const label = labelOf(size)
  const right = (text: string, at: number) => [label(text, width - size, at, 'end')]
  const left = (text: string, at: number) =>
    [0.205, 0.3, 0.64].map((share) => label(text, width * share, at, 'start'))
  const edge = (text: string, at: number) => [label(text, size, at, 'start')]
  const unplaced: UnplacedLabel[] = []
  if (water !== null) {
    const text = `Вода ${String(water / 100).replace('.', ',')} м`
    const level = y(water * 10)
    const heights = [1.35, 2.2, 3.2, -0.6].map((step) => level + size * step)
    const options = heights.flatMap((at) => [...right(text, at), ...left(text, at), ...edge(text, at)])
    unplaced.push({ options, optional: true })
  }
  const name = soilNames[kind]
  if (name !== null) {
    // Peat is the upper layer only, with clay under it.
    const inPeat = [870, 700, 600, 500, 400]
    const heights = kind === 'peat' ? inPeat.map(y) : HEIGHTS.map((share) => height * (1 - share) - size)
    const options = heights.flatMap((at) => [...left(name, at), ...right(name, at), ...edge(name, at)])
    unplaced.push({ options, optional: true })
  }
  return unplaced
}
