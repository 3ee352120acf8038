import { type Label, labelOf, type UnplacedLabel } from '../../core/labels.ts'
import { palette } from '../../core/palette.ts'
import type { Frame } from '../../station/frame.ts'
import { placeRadius } from '../outfall.ts'
import { groundLine, inletAt, outletAt, type Scene, waterDepth } from '../scene.ts'
import { placeNames, soilNames, waterTexts } from './texts.ts'

const TAG = 13

/** The letters of the details: «А» over the station, «Б» over the outfall. */
export function tags({ frame, place, section }: Scene): UnplacedLabel[] {
  const { x, y, sheet, scale } = frame
  const tag = (letter: string, at: number, over: number): UnplacedLabel => ({
    options: [0, 14, -14, 30, -30, 50, -50].flatMap((shift) =>
      [26, 40, 54, 18].map(
        (up): Label => ({
          lines: [letter],
          x: Math.min(sheet.width - 22, at + shift),
          y: over - up,
          size: 14,
          anchor: 'middle',
          ring: TAG,
          tag: true,
        }),
      ),
    ),
    target: [at, over],
  })
  const middle = (x(place.left) + x(Math.min(place.right, place.left + place.bank + place.bed + 600))) / 2
  const question: UnplacedLabel = {
    options: [
      {
        lines: ['?'],
        x: x(place.end) + placeRadius(scale) + 2,
        y: y(place.endDepth) + 7,
        size: 19,
        anchor: 'middle',
        within: [],
      },
    ],
  }
  const letters = [
    tag('А', x(0), y(-178)),
    tag(
      'Б',
      section.outfall === 'place' ? x(place.end) : middle,
      y(place.ground) - (section.outfall === 'ditch' ? 0 : 14),
    ),
  ]
  return section.outfall === 'place' ? [question, ...letters.slice(0, 1)] : letters
}

interface Room {
  /** The lower edge of the soil in pixels. */
  bottom: number
  isFull: boolean
  someone: Frame | null
}

/** Names and notes: the person's height, ground water, soil, outfall, pipes, house; each only where it fits. */
export function names(scene: Scene, { bottom, isFull, someone }: Room): UnplacedLabel[] {
  const { section, frame, levels, place, pumpWell } = scene
  const { sheet, x, y } = frame
  const { textSize: size, width } = sheet
  const label = labelOf(size)
  const unplaced: UnplacedLabel[] = []
  const edges = [
    16,
    x(scene.face) + 14,
    x(levels.geometry.half + 500),
    width * 0.4,
    width * 0.6,
    width * 0.75,
    ...scene.breaks.map((at) => at + 13),
  ]
  /** Places under the ground: from the soil's lower edge upwards, or from a depth below the ground there. */
  const along = (text: string, heights: readonly ((px: number) => number)[]) =>
    heights.flatMap((at) =>
      [
        ...edges.map((left) => label(text, left, at(left), 'start')),
        label(text, width - 14, at(width - 40), 'end'),
        label(text, width - 6, at(width - 40), 'end'),
      ].filter((one) => one.y > groundLine(scene, one.x) + size * 1.6 && one.y < bottom - 4),
    )
  const water = waterDepth(section)
  const level = water === null ? null : water * frame.scale
  const surface = (px: number) => (level === null ? bottom - size * 1.9 : groundLine(scene, px) + level)
  const near = [1.25, -0.6, 2.4, 3.6].map((step) => (px: number) => surface(px) + size * step)
  const lower = [8, 28, 48].map((up) => () => bottom - up)
  unplaced.push({ options: waterTexts(section).flatMap((text) => along(text, [...near, ...lower])) })
  if (someone?.sheet.person) {
    const at = someone.sheet.person.x
    const tall = someone.ground - 1500 * someone.scale
    const right = at + 640 * someone.scale
    const left = at - 420 * someone.scale
    unplaced.push({
      options: [0, 14, 28, -12, 42].flatMap((down) => [
        label('1,75 м', right, tall + down, 'start', palette.sky),
        label('1,75 м', left, tall + down, 'end', palette.sky),
      ]),
      optional: true,
    })
  }
  if (!isFull) return unplaced
  const { name } = placeNames[section.outfall]
  const nameAt = x(place.end + (place.right - place.end) / 2)
  const over = groundLine(scene, nameAt)
  unplaced.push({
    options: [20, 34, 62, 76].flatMap((up) =>
      [0, 70, -70, 95, -105].map((shift) => label(name, nameAt + shift, over - up, 'middle', palette.sky)),
    ),
    optional: true,
  })
  if (pumpWell !== null) {
    const at = x(pumpWell)
    unplaced.push({
      options: [20, 36, 52].flatMap((up) => [
        label('насосный колодец', at + 10, y(0) - up, 'start', palette.sky),
        label('насосный колодец', at, y(0) - up, 'middle', palette.sky),
      ]),
      optional: true,
    })
  }
  if (section.station === null) {
    const at = x(levels.geometry.half) + 12
    unplaced.push({
      options: ['станцию подберёт инженер', 'решит инженер'].flatMap((text) =>
        [22, 40, 58].flatMap((up) => [
          label(text, at, y(0) - up, 'start', palette.sky),
          label(text, x(-levels.geometry.half) - 12, y(0) - up, 'end', palette.sky),
        ]),
      ),
      optional: true,
    })
  }
  unplaced.push(...pipeNames(scene, label))
  const soil = section.soil === null ? null : soilNames[section.soil]
  if (soil !== null)
    unplaced.push({
      options: along(soil, [
        () => bottom - 10,
        () => bottom - 30,
        () => bottom - 50,
        (px) => groundLine(scene, px) + 1200 * frame.scale,
      ]),
      optional: true,
    })
  unplaced.push({
    options: [
      label('Дом', 14, size + 14, 'start', palette.mark),
      label('Дом', 8, size + 8, 'start', palette.mark),
    ],
    optional: true,
  })
  return unplaced
}

type MakeLabel = (text: string, x: number, y: number, anchor: Label['anchor'], halo?: string) => Label

/** What the pipes are: their bore and slope, or that a pump lifts the water. */
function pipeNames(scene: Scene, label: MakeLabel): UnplacedLabel[] {
  const { frame, levels, place, face, section } = scene
  const { sheet, x, y } = frame
  const { textSize: size } = sheet
  const under = (
    words: readonly string[],
    from: number,
    to: number,
    depthAt: (mm: number) => number,
  ): UnplacedLabel => ({
    options: words.flatMap((text) =>
      [0.5, 0.42, 0.58, 0.65, 0.35].flatMap((share) => {
        const px = from + (to - from) * share
        const pipe = y(depthAt(frame.mmAt(px)))
        return [1.3, 1.8, 2.6].map((step) => label(text, px, pipe + step * size, 'middle'))
      }),
    ),
    optional: true,
  })
  const out = levels.forced
    ? ['напорная труба, воду поднимает насос', 'напорная труба', 'насосом']
    : place.pushed
      ? ['отвод самотёком', 'самотёком']
      : ['отвод, уклон 2 см на метр', 'уклон 2 см/м']
  const isSloped = section.station !== null || levels.inlet.known
  return [
    under(
      isSloped ? ['труба Ø 110, уклон 2 см на метр', 'уклон 2 см на метр', '2 см/м'] : ['труба Ø 110'],
      x(face),
      x(-levels.geometry.half),
      (mm) => inletAt(scene, mm),
    ),
    ...(section.station === null
      ? []
      : [under(out, x(scene.pumpWell ?? levels.geometry.half), x(place.left), (mm) => outletAt(scene, mm))]),
  ]
}
