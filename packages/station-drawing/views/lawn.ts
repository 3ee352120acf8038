import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { type Box, band } from '../core/boxes.ts'
import { type Composition, compose, type Marks, noMarks } from '../core/composition.ts'
import { element, group, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { besideLine, drawDimensions, upright } from '../station/dimensions.ts'
import type { Frame, Sheet } from '../station/frame.ts'
import { PERSON_HEIGHT } from '../station/frame.ts'
import { geometryOf, type StationGeometry } from '../station/geometry.ts'
import { person, personBoxes, REACH } from '../station/person.ts'
import { groundBox } from '../station/section.ts'
import type { StationShape } from '../station/shape.ts'
import { LID_EDGE, lidBoxes, shell } from '../station/shell.ts'
import { soil, soilPatterns } from '../station/soil.ts'
import { personLabel } from './product.ts'

/** Pixels around lids and person. */
const MARGIN = 20

const LARGE: Sheet = {
  width: 760,
  height: 620,
  scale: 0.24,
  ground: 480,
  axis: 0,
  bodyWidth: 0,
  widthGap: 0,
  heightGap: 80,
  textSize: 16,
}

const PHONE: Sheet = {
  ...LARGE,
  width: 380,
  height: 430,
  scale: 0.15,
  ground: 330,
  heightGap: 60,
  textSize: 14,
}

const SMALL: Sheet = { ...PHONE, width: 400, height: 300, scale: 0.12, ground: 232 }

/** The visible part of an installed station, 760 × 620: the lid with its height above the grass, and a person. */
export const composeLawn = (shape: StationShape): Composition => composeOn(shape, LARGE, true)

/** The same for narrow screens, 380 × 430. */
export const composeLawnPhone = (shape: StationShape): Composition => composeOn(shape, PHONE, true)

/** The same without text, 400 × 300, for a thumbnail. */
export const composeLawnSmall = (shape: StationShape): Composition => composeOn(shape, SMALL, false)

function composeOn(shape: StationShape, sheet: Sheet, hasWords: boolean): Composition {
  const geometry = geometryOf(shape)
  const frame = lawnFrame(sheet, geometry)
  const lids = lidBoxes(geometry, frame)
  const height = hasWords ? lidHeight(lids, frame) : noMarks
  const { ground } = frame
  return compose(sheet, {
    content:
      soilPatterns(false) +
      soil(frame, null) +
      element('clipPath', { id: 'k' }, rect(0, 0, sheet.width, ground - 1)) +
      group({ 'clip-path': 'url(#k)' }, shell(geometry, frame, shape.color)) +
      person(frame) +
      height.svg,
    taken: [...lids, ...personBoxes(frame), groundBox(frame), ...height.taken],
    unplaced: [...height.unplaced, ...(hasWords ? personLabel(frame) : [])],
  })
}

/** Dimension from the grass to the top of the lid: «15 см». */
function lidHeight(lids: readonly Box[], { sheet, ground, y }: Frame): Marks {
  const edge = Math.max(...lids.map(({ right }) => right))
  const x = edge + sheet.textSize
  const [top, size] = [y(-LID_ABOVE), sheet.textSize]
  const line = upright(x, top, ground)
  return drawDimensions([
    {
      ...line,
      extensions: `M${px(edge)} ${px(top)}H${px(x + 5)}`,
      taken: [...line.taken, ...band([edge, top], [x + 5, top])],
      figure: {
        options: [
          ...besideLine(['15 см'], [x, top - size, ground - size], size, ['start'], palette.sky),
          ...besideLine(['15 см'], [x, top - size * 4, top], size, ['start', 'end'], palette.sky),
        ],
        target: [x, top],
      },
    },
  ])
}

/** One scale for all stations, reduced only for two lids far apart; person and lids are centred together. */
function lawnFrame(sheet: Sheet, { necks }: StationGeometry): Frame {
  const [from, to] = [(necks[0]?.[0] ?? 0) - LID_EDGE, (necks.at(-1)?.[1] ?? 0) + LID_EDGE]
  const people = REACH.right - REACH.left
  const room = sheet.width - MARGIN * 3 - sheet.heightGap
  const scale = Math.min(sheet.scale, room / (people + to - from))
  const left = (sheet.width - sheet.heightGap - MARGIN - (people + to - from) * scale) / 2
  const axis = left + (people - from) * scale + MARGIN
  const ground = Math.min(sheet.ground, (sheet.height + PERSON_HEIGHT * scale) / 2)
  return {
    sheet: { ...sheet, person: { x: left - REACH.left * scale, sky: 0 } },
    ground,
    scale,
    x: (mm) => axis + mm * scale,
    mmAt: (x) => (x - axis) / scale,
    y: (mm) => ground + mm * scale,
  }
}
