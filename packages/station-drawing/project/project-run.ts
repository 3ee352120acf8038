import { band, boxOfCorners } from '../core/boxes.ts'
import { type Label, labelOf } from '../core/labels.ts'
import { layers, type Marks, noMarks, solid } from '../core/marks.ts'
import { group, outline, path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import {
  besideLine,
  type Dimension,
  drawDimensions,
  upright,
  zigzag,
  zigzagBox,
} from '../station/dimensions.ts'
import type { Frame } from '../station/frame.ts'
import { FOUNDATION, inletAt, PIPE, type StationGeometry } from '../station/geometry.ts'
import { TRENCH } from '../station/measures.ts'
import { exitDepth, type ProjectShape } from './project-shape.ts'

/** Shares of the sheet's width: outer wall of the house, and the break in the ground beside it. */
const FACE = 0.12
const CUT = 0.185
const WALL_MM = 400

/** Start of the pipe to the station, in pixels: after the break, or at the sheet's edge when the run is unknown. */
export const runStart = ({ run }: ProjectShape, { sheet }: Frame): number =>
  run === null ? -3 : sheet.width * CUT

/** The house, its pipe up to the break, and the dimensions: length of the run and depth at the station. */
export function houseAndRun(shape: ProjectShape, geometry: StationGeometry, frame: Frame): Marks {
  const { run } = shape
  if (run === null) return noMarks
  const exit = exitDepth(shape)
  return layers(
    house(exit, frame),
    cut(frame),
    drawDimensions(
      [runLine(run, geometry, frame), depthLine(shape.station.inletDepth, geometry, frame)],
      1.1,
    ),
  )
}

/** A corner of the house: wall with a window, floor, foundation, soil stack. */
function house(exit: number, frame: Frame): Marks {
  const { sheet, scale, y } = frame
  const face = sheet.width * FACE
  const inner = face - WALL_MM * scale
  const foot = y(Math.max(FOUNDATION.least, exit + FOUNDATION.below))
  const bore = PIPE * scale
  const stack = inner * 0.5
  const apron = face + 400 * scale
  const bottom = y(exit)
  const end = sheet.width * CUT
  const fall = 0.02 * (end - face)
  const pipe = outline(
    [stack - bore / 2, -3],
    [stack + bore / 2, -3],
    [stack + bore / 2, bottom - bore],
    [end, bottom - bore + fall],
    [end, bottom + fall],
    [stack - bore / 2, bottom],
  )
  const svg = group(
    { stroke: palette.line, 'stroke-width': 1.3 },
    rect(-3, -3, inner, y(-300), { fill: palette.mark }),
    rect(-3, y(-300), face, y(-120), { fill: palette.wood }),
    rect(inner, -3, face, y(-300), { fill: palette.wall }),
    path(outline([face, y(-130)], [apron, y(-20)], [apron, y(60)], [face, y(60)]), {
      fill: palette.wall,
    }),
    rect(inner - 2, y(-120), face + 50 * scale, foot, { fill: palette.steel }),
    path(pipe, { fill: palette.steel }),
  )
  return solid(
    svg,
    boxOfCorners([0, 0], [face + 50 * scale, foot]),
    boxOfCorners([face, y(-130)], [apron, y(60)]),
    boxOfCorners([0, bottom - bore], [end, bottom + sheet.width * 0.012]),
  )
}

/** Break in the ground: the distance between house and station does not fit on the sheet. */
function cut({ sheet, ground }: Frame): Marks {
  const x = sheet.width * CUT
  const gap = sheet.width * 0.012
  const top = ground - sheet.textSize * 0.7
  const middle = (top + sheet.height) / 2
  const swing = gap * 0.9
  const edge = (at: number) =>
    `M${px(at)} ${px(top)}Q${px(at + swing)} ${px((top + middle) / 2)} ${px(at)} ${px(middle)}T${px(at)} ${px(sheet.height + 2)}`
  const left = x - gap / 2
  const right = x + gap / 2
  const back = `H${px(right)}Q${px(right - swing)} ${px((middle + sheet.height) / 2)} ${px(right)} ${px(middle)}T${px(right)} ${px(top)}`
  return solid(
    path(`${edge(left)}${back}z`, { fill: palette.sky }) +
      path(edge(left) + edge(right), { fill: 'none', stroke: palette.line, 'stroke-width': 1.3 }),
    boxOfCorners([x - gap * 2, top], [x + gap * 2, sheet.height]),
  )
}

/** Dimension from the house to the body, above the ground: «18 м»; broken where the ground is. */
function runLine(run: number, { half, necks }: StationGeometry, { sheet, ground, x }: Frame): Dimension {
  const [from, to] = [sheet.width * FACE, x(-half)]
  const { textSize } = sheet
  const at = ground - textSize * 1.1
  const middle = sheet.width * CUT
  const label = (where: number, baseline: number) =>
    labelOf(textSize)(`${run} м`, where, baseline, 'middle', palette.sky)
  const lid = x(necks[0]?.[0] ?? -half)
  return {
    line: `M${px(from)} ${px(at)}${zigzag(middle)}H${px(to)}`,
    extensions: '',
    ends: [
      [from, at],
      [to, at],
    ],
    taken: [...band([from, at], [to, at]), zigzagBox(middle, at)],
    figure: {
      options: [
        label((middle + to) / 2 + 4, at - textSize * 0.5),
        label((middle + Math.min(to, lid)) / 2, at - textSize * 0.5),
        label(middle, at - textSize * 0.9),
        label((middle + to) / 2, at - textSize * 1.6),
      ],
      target: [(middle + to) / 2, at],
    },
  }
}

/** Dimension of the inlet depth at the station, beside the trench: «96 см». */
function depthLine(depth: number, geometry: StationGeometry, frame: Frame): Dimension {
  const { ground } = frame
  const { textSize } = frame.sheet
  const x = frame.x(-geometry.half - TRENCH.mouth) - textSize
  const bottom = frame.y(inletAt(geometry, frame.mmAt(x)))
  const lines = [`${Math.round(depth / 10)} см`]
  const under = [1.2, 1.8, 2.6, 3.6].map((step): Label => {
    const y = bottom + step * textSize + 6
    return { lines, x, y, size: textSize, anchor: 'middle', halo: palette.soil }
  })
  return {
    ...upright(x, ground, bottom),
    figure: {
      options: [
        ...besideLine(lines, [x, ground, bottom], textSize, ['end', 'start']),
        ...under,
        ...under.map((label): Label => ({ ...label, x: x + textSize * 0.6, anchor: 'end' })),
      ],
      target: [x, (ground + bottom) / 2],
    },
  }
}
