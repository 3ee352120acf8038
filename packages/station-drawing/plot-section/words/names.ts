import { type Label, labelOf, type UnplacedLabel } from '../../core/labels.ts'
import { palette } from '../../core/palette.ts'
import { type Frame, formatPerson } from '../../station/frame.ts'
import { PIPE } from '../../station/geometry.ts'
import { placeRadius } from '../outfall.ts'
import { groundLine, inletAt, outletAt, type Scene, waterDepth } from '../scene.ts'
import { placeNames, slopeTexts, soilNames, waterTexts } from './texts.ts'

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
  const always = [waterName(scene, bottom), ...personHeight(scene, someone)]
  if (!isFull) return always
  return [
    ...always,
    outfallName(scene),
    ...pumpWellName(scene),
    ...stationToChoose(scene),
    ...pipeNames(scene),
    ...soilName(scene, bottom),
    houseName(scene),
  ]
}

/** Places of a text under the ground: along the sheet, at each height in pixels, between the ground line and the soil's lower edge. */
function underGround(
  scene: Scene,
  bottom: number,
  text: string,
  heights: readonly ((px: number) => number)[],
): Label[] {
  const { x, sheet } = scene.frame
  const { textSize: size, width } = sheet
  const label = labelOf(size)
  const edges = [
    16,
    x(scene.face) + 14,
    x(scene.levels.geometry.half + 500),
    width * 0.4,
    width * 0.6,
    width * 0.75,
    ...scene.breaks.map((at) => at + 13),
  ]
  return heights.flatMap((at) =>
    [
      ...edges.map((left) => label(text, left, at(left), 'start')),
      label(text, width - 14, at(width - 40), 'end'),
      label(text, width - 6, at(width - 40), 'end'),
    ].filter((one) => one.y > groundLine(scene, one.x) + size * 1.6 && one.y < bottom - 4),
  )
}

/** What is known of the ground water: at its level, else low in the soil. */
function waterName(scene: Scene, bottom: number): UnplacedLabel {
  const { section, frame } = scene
  const size = frame.sheet.textSize
  const water = waterDepth(section)
  const level = water === null ? null : water * frame.scale
  const surface = (px: number) => (level === null ? bottom - size * 1.9 : groundLine(scene, px) + level)
  const near = [1.25, -0.6, 2.4, 3.6].map((step) => (px: number) => surface(px) + size * step)
  const lower = [8, 28, 48].map((up) => () => bottom - up)
  return {
    options: waterTexts(section).flatMap((text) => underGround(scene, bottom, text, [...near, ...lower])),
  }
}

/** The height of the person, on both sides of him. */
function personHeight(scene: Scene, someone: Frame | null): UnplacedLabel[] {
  if (!someone?.sheet.person) return []
  const label = labelOf(scene.frame.sheet.textSize)
  const at = someone.sheet.person.x
  const tall = someone.ground - 1500 * someone.scale
  const right = at + 640 * someone.scale
  const left = at - 420 * someone.scale
  const options = [0, 14, 28, -12, 42].flatMap((down) => [
    label(formatPerson(), right, tall + down, 'start', palette.sky),
    label(formatPerson(), left, tall + down, 'end', palette.sky),
  ])
  return [{ options, optional: true }]
}

/** The name of the outfall, over its middle. */
function outfallName(scene: Scene): UnplacedLabel {
  const { section, place, frame } = scene
  const label = labelOf(frame.sheet.textSize)
  const { name } = placeNames[section.outfall]
  const at = frame.x(place.end + (place.right - place.end) / 2)
  const over = groundLine(scene, at)
  const options = [20, 34, 62, 76].flatMap((up) =>
    [0, 70, -70, 95, -105].map((shift) => label(name, at + shift, over - up, 'middle', palette.sky)),
  )
  return { options, optional: true }
}

/** The name of the pump well, over it; none without one. */
function pumpWellName({ pumpWell, frame: { x, y, sheet } }: Scene): UnplacedLabel[] {
  if (pumpWell === null) return []
  const label = labelOf(sheet.textSize)
  const at = x(pumpWell)
  const options = [20, 36, 52].flatMap((up) => [
    label('насосный колодец', at + 10, y(0) - up, 'start', palette.sky),
    label('насосный колодец', at, y(0) - up, 'middle', palette.sky),
  ])
  return [{ options, optional: true }]
}

/** That the station is not chosen yet; none where it is. */
function stationToChoose({ section, levels, frame: { x, y, sheet } }: Scene): UnplacedLabel[] {
  if (section.station !== null) return []
  const label = labelOf(sheet.textSize)
  const { half } = levels.geometry
  const options = ['станцию подберёт инженер', 'решит инженер'].flatMap((text) =>
    [22, 40, 58].flatMap((up) => [
      label(text, x(half) + 12, y(0) - up, 'start', palette.sky),
      label(text, x(-half) - 12, y(0) - up, 'end', palette.sky),
    ]),
  )
  return [{ options, optional: true }]
}

/** The name of the soil, low in it; none of a soil without a name. */
function soilName(scene: Scene, bottom: number): UnplacedLabel[] {
  const { section, frame } = scene
  const soil = section.soil === null ? null : soilNames[section.soil]
  if (soil === null) return []
  const options = underGround(scene, bottom, soil, [
    () => bottom - 10,
    () => bottom - 30,
    () => bottom - 50,
    (px) => groundLine(scene, px) + 1200 * frame.scale,
  ])
  return [{ options, optional: true }]
}

function houseName({ frame }: Scene): UnplacedLabel {
  const size = frame.sheet.textSize
  const options = [14, 8].map((edge) => labelOf(size)('Дом', edge, size + edge, 'start', palette.mark))
  return { options, optional: true }
}

/** What the pipes are: their bore and slope, or that a pump lifts the water. */
function pipeNames(scene: Scene): UnplacedLabel[] {
  const { frame, levels, place, face, section } = scene
  const { sheet, x, y } = frame
  const { textSize: size } = sheet
  const label = labelOf(size)
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
  const [slope, shortSlope] = slopeTexts
  const pipeName = `труба Ø ${PIPE}`
  const out = levels.forced
    ? ['напорная труба, воду поднимает насос', 'напорная труба', 'насосом']
    : place.pushed
      ? ['отвод самотёком', 'самотёком']
      : [`отвод, ${slope}`, `уклон ${shortSlope}`]
  const isSloped = section.station !== null || levels.inlet.known
  return [
    under(
      isSloped ? [`${pipeName}, ${slope}`, slope, shortSlope] : [pipeName],
      x(face),
      x(-levels.geometry.half),
      (mm) => inletAt(scene, mm),
    ),
    ...(section.station === null
      ? []
      : [under(out, x(scene.pumpWell ?? levels.geometry.half), x(place.left), (mm) => outletAt(scene, mm))]),
  ]
}
