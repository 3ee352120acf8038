import { formatPitDepth, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import type { InletRange } from '@septic-shop/plot/station.ts'
import { band } from '../core/boxes.ts'
import type { Label, UnplacedLabel } from '../core/labels.ts'
import type { Marks } from '../core/marks.ts'
import { px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { besideLine, drawDimensions, upright } from '../station/dimensions.ts'
import type { Frame, Sheet } from '../station/frame.ts'
import { inletAt, PIPE, type StationGeometry } from '../station/geometry.ts'
import { inletText } from '../station/inlet-text.ts'
import { TRENCH } from '../station/measures.ts'
import type { Extras } from '../station/section.ts'
import type { StationShape } from '../station/shape.ts'

/** Pit depth and inlet range on cards, each only where known: «яма 2,5 м» and «труба до 80 см». */
export const buyersFacts: Extras = {
  marks: pitLine,
  names: (shape, geometry, frame) =>
    shape.inletRange === null ? [] : [pipeLabel(shape.inletRange, geometry, frame)],
}

/** The pit depth only, as text at the bottom of a narrow sheet. */
export const pitFact: Extras = {
  names: ({ height }, { bottom }, { sheet }) =>
    height === null ? [] : [pitLabel(pitText(bottom + SAND_BED), sheet)],
}

function pitLabel(depth: string, { width, height, textSize }: Sheet): UnplacedLabel {
  const label = { lines: [`яма ${depth}`], x: width / 2, y: height - textSize * 0.45, size: textSize }
  return { options: [{ ...label, anchor: 'middle', halo: palette.clay }] }
}

/** «2,5 м» with a plain space: the glyph set has no no-break space. */
export const pitText = (depth: number): string => formatPitDepth(depth).replace('\u00a0', ' ')

/** Dimension of the pit's depth, on the right. */
function pitLine(shape: StationShape, { half, bottom }: StationGeometry, frame: Frame): Marks {
  if (shape.height === null) return drawDimensions([])
  const { heightGap, textSize } = frame.sheet
  const x = frame.x(half) + heightGap
  const floor = frame.y(bottom + SAND_BED)
  const from = frame.x(half + TRENCH.foot)
  const line = upright(x, frame.ground, floor)
  const depth = pitText(bottom + SAND_BED)
  const at = [x, frame.ground, floor] as const
  return drawDimensions([
    {
      ...line,
      extensions: `M${px(from)} ${px(floor)}H${px(x + 5)}`,
      taken: [...line.taken, ...band([from, floor], [x + 5, floor])],
      figure: {
        options: [
          ...besideLine([`яма ${depth}`], at, textSize, ['start']),
          ...besideLine(['яма', depth], at, textSize, ['start']),
        ],
        target: [x, (frame.ground + floor) / 2],
      },
    },
  ])
}

const MARGIN = 8

/** Text beside the inlet pipe, above or below it; above the ground line where the body leaves no space. */
function pipeLabel(
  range: InletRange,
  geometry: StationGeometry,
  { mmAt, scale, sheet, ground, y }: Frame,
): UnplacedLabel {
  const size = sheet.textSize
  const depth = inletText(range)
  const bottom = y(inletAt(geometry, mmAt(MARGIN)))
  const label = (lines: readonly string[], baseline: number, halo: string = palette.soil): Label => ({
    lines,
    x: MARGIN,
    y: baseline,
    size,
    anchor: 'start',
    halo,
  })
  const under = [1.3, 2, 3, 4.5, 6].map((step) => bottom + step * size)
  return {
    options: [
      ...under.slice(0, 2).map((at) => label([`труба ${depth}`], at)),
      ...under.map((at) => label(['труба', depth], at)),
      ...under.map((at) => label([`труба ${depth}`], at)),
      label(['труба', depth], bottom - PIPE * scale - size * 1.7),
      label([`труба ${depth}`], ground - size, palette.sky),
    ],
    optional: true,
  }
}
