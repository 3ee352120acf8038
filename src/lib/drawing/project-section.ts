import { breakLine } from './break-line.ts'
import { chambers } from './chambers.ts'
import { type Frame, frameOf, type Sheet } from './frame.ts'
import { geometryOf } from './geometry.ts'
import { textPath } from './lettering.ts'
import { machinery } from './machinery.ts'
import { palette } from './palette.ts'
import { pipes } from './pipes.ts'
import { outfall, outfallAt } from './project-outfall.ts'
import { houseAndRun, runStart } from './project-run.ts'
import type { ProjectShape, SoilKind } from './project-shape.ts'
import { image } from './section.ts'
import { shell, trench } from './shell.ts'
import { soil, soilPatterns } from './soil.ts'

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

/** For cards, thumbnails and phones: less sky, larger figures. */
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

/** The section through the plot, 760 × 500: house, pipe with its depths, station, soil, ground water, outfall. */
export const drawProject = (shape: ProjectShape): string => drawOn(shape, LARGE)

/** The same on 380 × 250. */
export const drawProjectSmall = (shape: ProjectShape): string => drawOn(shape, SMALL)

/** The same for messengers, 1200 × 630. */
export const drawProjectOpenGraph = (shape: ProjectShape): string => drawOn(shape, OPEN_GRAPH)

function drawOn(shape: ProjectShape, sheet: Sheet): string {
  const { station, water } = shape
  const geometry = geometryOf(station)
  const frame = frameOf(geometry, sheet)
  const level = water === null ? null : water * 10
  const ends = { house: frame.mmAt(runStart(shape, frame)), out: frame.mmAt(outfallAt(shape, frame)) }
  return image(
    sheet,
    soilPatterns(level !== null, shape.soil) +
      soil(frame, level, shape.soil) +
      trench(geometry, frame) +
      outfall(shape, geometry, frame) +
      pipes(station, geometry, frame, ends) +
      houseAndRun(shape, geometry, frame) +
      shell(geometry, frame, station.manufacturer) +
      chambers(station.body, geometry, frame) +
      machinery(station, geometry, frame) +
      breakLine(geometry, frame) +
      notes(shape, frame),
  )
}

const soilNames: Record<SoilKind, string | null> = {
  mixed: null,
  sand: 'Песок',
  'sandy-loam': 'Супесь',
  loam: 'Суглинок',
  clay: 'Глина',
  peat: 'Торф',
}

/** The soil at the foot; the ground water under its line on the right, where outfalls are shallow. */
function notes({ soil: kind, water }: ProjectShape, { sheet, y }: Frame): string {
  const { width, height, textSize } = sheet
  const margin = textSize
  const name = soilNames[kind]
  // Peat is the upper layer only, with clay under it.
  const nameAt = kind === 'peat' ? y(870) : height - margin
  const level = water === null ? null : `Вода ${String(water / 100).replace('.', ',')} м`
  return (
    (name === null ? '' : textPath(name, width * 0.205, nameAt, textSize)) +
    (level === null
      ? ''
      : textPath(
          level,
          width - margin,
          y((water ?? 0) * 10) + textSize * 1.35,
          textSize,
          'end',
          palette.soil,
        ))
  )
}
