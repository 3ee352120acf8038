import { LID_ABOVE } from '@septic-shop/plot/pit-depth.ts'
import { band } from '../core/boxes.ts'
import { type Composition, compose } from '../core/composition.ts'
import { block, clipped, layers, type Marks, noMarks, words } from '../core/marks.ts'
import { px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { view } from '../core/views.ts'
import { besideLine, drawDimensions, upright } from '../station/dimensions.ts'
import type { Frame, Sheet } from '../station/frame.ts'
import { PERSON_HEIGHT } from '../station/frame.ts'
import { geometryOf, type StationGeometry } from '../station/geometry.ts'
import { person, REACH } from '../station/person.ts'
import type { StationShape } from '../station/shape.ts'
import { LID_EDGE, shell } from '../station/shell.ts'
import { soil } from '../station/soil.ts'
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

/** The visible part of an installed station: the lid with its height above the grass, and a person; small without text. */
export const lawnViews = {
  lawn: view(LARGE, composeLawn),
  'lawn-phone': view(PHONE, composeLawn),
  'lawn-small': view(SMALL, composeLawn),
}

function composeLawn(shape: StationShape, sheet: Sheet): Composition {
  const geometry = geometryOf(shape)
  const frame = lawnFrame(sheet, geometry)
  const above = block({ left: 0, top: 0, right: sheet.width, bottom: frame.ground - 1 })
  const lids = clipped('k', above, shell(geometry, frame, shape.color))
  return compose(sheet, [
    soil(frame, null),
    lids,
    person(frame),
    sheet === SMALL ? noMarks : layers(lidHeight(lids, frame), words(...personLabel(frame))),
  ])
}

/** Dimension from the grass to the top of the lid: «15 см». */
function lidHeight(lids: Marks, { sheet, ground, y }: Frame): Marks {
  const edge = Math.max(...lids.taken.map(({ right }) => right))
  const x = edge + sheet.textSize
  const [top, size] = [y(-LID_ABOVE), sheet.textSize]
  const line = upright(x, top, ground)
  const height = [`${LID_ABOVE / 10} см`]
  return drawDimensions([
    {
      ...line,
      extensions: `M${px(edge)} ${px(top)}H${px(x + 5)}`,
      taken: [...line.taken, ...band([edge, top], [x + 5, top])],
      figure: {
        options: [
          ...besideLine(height, [x, top - size, ground - size], size, ['start'], palette.sky),
          ...besideLine(height, [x, top - size * 4, top], size, ['start', 'end'], palette.sky),
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
