import { backdrop, layers, type Marks, noMarks } from '../core/marks.ts'
import { breakLine } from '../station/break-line.ts'
import type { Frame } from '../station/frame.ts'
import { person, REACH } from '../station/person.ts'
import { body } from '../station/section.ts'
import { shell } from '../station/shell.ts'
import { straps } from './anchoring.ts'
import { pitReach } from './layout.ts'
import { groundLine, PUMP_WELL, type Scene } from './scene.ts'
import { pitLineAt } from './words/figures.ts'

/** The body in the ground with what is in it, and its straps; the pit and its pipes are drawn before. */
export function station(scene: Scene): Marks {
  const { section, levels, frame } = scene
  const { geometry, station: shape } = levels
  return layers(
    section.station === null
      ? layers(shell(geometry, frame, shape.color), backdrop(breakLine(geometry, frame)))
      : body(shape, geometry, frame),
    straps(scene),
  )
}

/** The frame of a person who stands where there is room beside the station, or behind the outfall; null without any. */
export function personFrame(scene: Scene): Frame | null {
  const { frame, face, place, breaks, pumpWell, levels } = scene
  const { x, scale, sheet } = frame
  const behind = pumpWell === null ? pitReach(scene) : pumpWell + PUMP_WELL.radius
  const wished = [
    behind + 1500,
    behind + 2600,
    behind + 800,
    -pitReach(scene) - 900,
    -pitReach(scene) - 1600,
  ].map(x)
  const besidePit = pitLineAt(scene) + 14 - REACH.left * scale
  const candidates = [
    besidePit,
    besidePit + 30,
    besidePit + 70,
    besidePit + 110,
    ...wished,
    x(place.right) + 700 * scale,
    x(place.right) + 1000 * scale,
  ]
  const reach = { left: -REACH.left * scale + 4, right: REACH.right * scale + 4 }
  const isFree = (at: number) => {
    const [left, right] = [at - reach.left, at + reach.right]
    const clear = (from: number, to: number) => right < from || left > to
    return (
      left > 4 &&
      right < sheet.width - 4 &&
      clear(-4, x(face) + 6) &&
      clear(x(-levels.geometry.half) - 8, x(levels.geometry.half) + 8) &&
      clear(x(place.left) - 4, x(place.right)) &&
      breaks.every((cut) => clear(cut - 12, cut + 12)) &&
      (pumpWell === null || clear(x(pumpWell - PUMP_WELL.radius) - 6, x(pumpWell + PUMP_WELL.radius) + 6))
    )
  }
  const at = candidates.find(isFree)
  if (at === undefined) return null
  return { ...frame, ground: groundLine(scene, at), sheet: { ...sheet, person: { x: at, sky: 0 } } }
}

/** The person for scale; nothing where nobody can stand. */
export const standing = (frame: Frame | null): Marks => (frame === null ? noMarks : person(frame))
