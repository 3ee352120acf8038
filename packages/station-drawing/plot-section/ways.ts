import { along } from '../core/boxes.ts'
import { layers, type Marks, solid } from '../core/marks.ts'
import { line, outline, type Point, path } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { PIPE, WALL } from '../station/geometry.ts'
import { PRESSURE_PIPE } from '../station/pipes.ts'
import { pressureDepth } from './levels.ts'
import { inletAt, outletAt, PUMP_WELL, type Scene } from './scene.ts'

/** A pipe between two points of its underside. */
export interface Run {
  from: Point
  to: Point
  bore: number
  known: boolean
  clean: boolean
}

/** The pipes of a plot in millimetres: from the house, to the outfall, and between body and pump well. */
function runsOf(scene: Scene): Run[] {
  const { levels, place, face, pumpWell, section } = scene
  const { geometry, inlet, outlet, bore } = levels
  const { half, outletFrom } = geometry
  const arrival = Math.min(inlet.depth, geometry.bottom - 200)
  // Above the body's top the pipe enters its neck.
  const neck = geometry.necks[0]?.[0] ?? -half
  const inside = arrival < geometry.top + 40 ? neck + 30 : -half + WALL + 40
  const from: Run = {
    from: [face, inletAt(scene, face)],
    to: [inside, arrival],
    bore: PIPE,
    known: inlet.known,
    clean: false,
  }
  const isGravity = !levels.forced
  const known = outlet.known || !isGravity
  const start = geometry.necks.length > 0 ? outletFrom - WALL : half
  if (section.station === null) return [from]
  if (pumpWell === null) {
    const out: Run = {
      from: [start, outletAt(scene, start)],
      to: [place.end, place.endDepth],
      bore,
      known,
      clean: true,
    }
    return [from, out]
  }
  const wall = pumpWell - PUMP_WELL.radius + 60
  const pressed = pressureDepth(levels)
  return [
    from,
    {
      from: [start, outlet.depth],
      to: [wall, outlet.depth + 20],
      bore: PIPE,
      known: outlet.known,
      clean: true,
    },
    {
      from: [pumpWell, pressed],
      to: [place.end, place.endDepth],
      bore: PRESSURE_PIPE,
      known: true,
      clean: true,
    },
  ]
}

/** The last pipe alone, from beyond the sheet: what a detail of the outfall shows. Null without a model. */
export function lastRun(scene: Scene): Run | null {
  const { place, section } = scene
  const last = runsOf(scene).at(-1)
  if (last === undefined || section.station === null) return null
  const slope = (place.endDepth - last.from[1]) / Math.max(1000, place.end - last.from[0])
  const from = place.end - LENGTH
  return { ...last, from: [from, place.endDepth - slope * LENGTH], to: [place.end, place.endDepth] }
}

/** Millimetres of pipe in a detail, longer than any of its sheets. */
const LENGTH = 9000

/** Every pipe, cut at the breaks; those at an unknown depth are dashed. */
export const pipes = (scene: Scene, runs = runsOf(scene)): Marks =>
  layers(...runs.map((run) => drawRun(run, scene)))

/** Points of a pipe's underside in pixels: at its ends, and where a break bends it. */
function pointsOf({ from, to }: Run, { frame, breaks }: Scene): Point[] {
  const at = (mm: number): Point => {
    const share = (mm - from[0]) / (to[0] - from[0] || 1)
    return [frame.x(mm), frame.y(from[1] + (to[1] - from[1]) * share)]
  }
  const edges = breaks.flatMap((middle) => [frame.mmAt(middle - 4.5), frame.mmAt(middle + 4.5)])
  const inner = edges.filter((mm) => mm > from[0] && mm < to[0])
  return [from[0], ...inner.toSorted((a, b) => a - b), to[0]].map(at)
}

function drawRun(run: Run, scene: Scene): Marks {
  const points = pointsOf(run, scene)
  const bore = Math.max(3, run.bore * scene.frame.scale)
  const upper = points.map(([x, y]): Point => [x, y - bore])
  const flow = points.map(([x, y]): Point => [x, y - bore / 2])
  const walls = run.known
    ? { fill: palette.steel, stroke: palette.line, 'stroke-width': 1.1 }
    : {
        fill: palette.mark,
        'fill-opacity': '.75',
        stroke: palette.line,
        'stroke-width': 1.2,
        'stroke-dasharray': '5 4',
      }
  return solid(
    path(outline(...upper, ...points.toReversed()), walls) +
      (run.known && bore >= 4
        ? path(line(...flow), {
            fill: 'none',
            stroke: run.clean ? palette.body : palette.line,
            'stroke-width': 1.2,
            'stroke-dasharray': '7 6',
          })
        : ''),
    ...along(flow, bore + 3),
  )
}
