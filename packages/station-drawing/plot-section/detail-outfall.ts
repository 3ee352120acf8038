import { isDug } from '@septic-shop/plot/outfall.ts'
import { type Composition, compose } from '../core/composition.ts'
import { labelOf, type UnplacedLabel } from '../core/labels.ts'
import { noMarks, words } from '../core/marks.ts'
import { palette } from '../core/palette.ts'
import { view } from '../core/views.ts'
import { type DetailPaper, detailFrame } from './detail-frame.ts'
import { drawOutfall, openGround } from './outfall.ts'
import type { PlotSection } from './plot-section.ts'
import { groundLine, outletAt, type Plot, plotOf, type Scene, waterDepth } from './scene.ts'
import { CELL, groundWater, patterns, soilLayers, turf } from './soil-layers.ts'
import { plotViewSizes } from './view-sizes.ts'
import { lastRun, pipes } from './ways.ts'
import { headFigure } from './words/figures.ts'
import { detailFigures } from './words/place-figures.ts'
import { placeNames, slopeTexts, waterTexts } from './words/texts.ts'

const WIDE: DetailPaper = { ...plotViewSizes['section-discharge'], scale: 0.106, textSize: 15 }
const NARROW: DetailPaper = { ...plotViewSizes['section-discharge-narrow'], scale: 0.075, textSize: 14 }

/** Detail Б: where the outlet ends. */
export const outfallViews = {
  'section-discharge': view(WIDE, composeDetail),
  'section-discharge-narrow': view(NARROW, composeDetail),
}

function composeDetail(section: PlotSection, paper: DetailPaper): Composition {
  const scene = layOut(plotOf(section), paper)
  const run = lastRun(scene)
  const open = openGround(scene)
  return compose(paper, [
    patterns(scene),
    soilLayers(scene, paper.height),
    // Words keep clear of a straight line from edge to edge, also where the ground bends.
    groundWater(scene, paper.height, paper.width),
    drawOutfall(scene),
    // Its figure may stand close to the bank.
    turf(scene, [-2, Math.min(open[0], paper.width + 2)], open[0] - CELL),
    open[1] < paper.width ? turf(scene, [open[1], paper.width + 2]) : noMarks,
    pipes(scene, run === null ? [] : [run]),
    detailFigures(scene),
    headFigure(scene),
    words(...namesOf(scene)),
  ])
}

/** Pixels above the ground, below the deepest point, and beside the place. */
const ROOM = { over: 46, under: 40, beside: 66 }

/** The place in the middle, the ground at a height that leaves room for its name. */
function layOut(plot: Plot, paper: DetailPaper): Scene {
  const { width, height, scale: most } = paper
  const { place, section } = plot
  const water = waterDepth(section)
  const low = Math.max(place.bottom, place.endDepth) - place.ground + (section.outfall === 'well' ? 450 : 0)
  // The ground water is shown where it is not far below the place.
  const deep = water !== null && water > low && water < low + 1600 ? water + 200 : low
  const above = section.outfall === 'field' ? 560 : section.outfall === 'well' ? 180 : 0
  const across = place.right - place.left
  const scale = Math.min(
    most,
    (height - ROOM.over - ROOM.under) / (deep + above),
    (width - ROOM.beside * 2) / across,
  )
  const middle = (place.left + place.right) / 2
  const axis = width * 0.5 - middle * scale
  const ground = ROOM.over + above * scale - place.ground * scale
  return { ...plot, frame: detailFrame(paper, { scale, ground, axis }), breaks: [] }
}

/** Names: the place, its pipe, its bed, and the ground water where its surface is on the sheet. */
function namesOf(scene: Scene): UnplacedLabel[] {
  const { section, place, frame, levels } = scene
  const { x, y, sheet } = frame
  const { textSize: size, width, height } = sheet
  const label = labelOf(size)
  const middle = (x(place.left) + x(place.right)) / 2
  const over = groundLine(scene, middle)
  const unplaced: UnplacedLabel[] = [
    {
      options: [0, -60, 60, -110].flatMap((shift) =>
        [22, 30, 14].map((up) =>
          label(placeNames[section.outfall].name, middle + shift, over - up, 'middle', palette.sky),
        ),
      ),
      optional: true,
    },
  ]
  if (section.station !== null) {
    const texts = levels.forced ? ['напорная труба', 'насосом'] : place.pushed ? ['самотёком'] : slopeTexts
    unplaced.push({
      options: texts.flatMap((text) =>
        [1.3, 1.8, 2.6].map((step) =>
          label(text, 12, y(outletAt(scene, frame.mmAt(60))) + step * size, 'start'),
        ),
      ),
      optional: true,
    })
  }
  const bed = section.outfall === 'ditch' ? 'дно канавы' : 'дно оврага'
  if (isDug(section.outfall)) {
    unplaced.push({
      options: [1.3, 1.9, 2.6].map((step) =>
        label(bed, x(place.left + place.bank + place.bed / 2), y(place.bottom) + step * size, 'middle'),
      ),
      optional: true,
    })
  }
  const water = waterDepth(section)
  if (water !== null) {
    const depth = water * frame.scale
    const at = (px: number) => groundLine(scene, px) + depth
    unplaced.push({
      options: waterTexts(section)
        .flatMap((text) =>
          [1.2, -0.6].flatMap((step) => [
            label(text, 12, at(12) + size * step, 'start'),
            ...(section.outfall === 'ravine'
              ? []
              : [label(text, width - 12, at(width - 12) + size * step, 'end')]),
          ]),
        )
        .filter((one) => one.y < height - 4),
      optional: true,
    })
  }
  return unplaced
}
