import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Composition, toSvg } from './core/composition.ts'
import { boxOf } from './core/labels.ts'
import { parsePlotKey } from './plot-section/key.ts'
import { composePlotView, plotViews } from './plot-section/view.ts'
import { parseProjectKey } from './project/project-shape.ts'
import { composeProjectView } from './project/project-view.ts'
import { parseStationKey } from './station/station-key.ts'
import { composeView } from './views/station-view.ts'

/** Grey value below which a pixel counts as a line; soil, water and their hatching are lighter. */
const DARK = 90
/** Pixels that a line may be wider than its box, on each side: labels keep as far from boxes. */
const EDGE = 2

/** Dark pixels of a picture that may be in no box: corners, and the ends of a break line. */
const FEW = 40
/** The soil stack of a deep pipe goes further down than the box of the house. */
const beyondBoxes = ['plot topas-box-1660x1360x3100-1900-pump-pipe1410to2400']

/** Texts drawn over dark pixels, and dark pixels that are in no box: checks the boxes against the rendered picture. */
async function faultsOf(composition: Composition, name: string): Promise<string[]> {
  const bare = toSvg({ ...composition, labels: [] })
  const { data, info } = await sharp(Buffer.from(bare))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const isDark = (pixel: number) => (data[pixel * channels] ?? 255) < DARK
  const textsOnLines = composition.labels.flatMap((label) => {
    if (label.within) return []
    const { left, top, right, bottom } = boxOf(label)
    let dark = 0
    for (let y = Math.floor(top); y < bottom; y++) {
      for (let x = Math.floor(left); x < right; x++) if (isDark(y * width + x)) dark++
    }
    return dark > 0 ? [`«${label.lines.join(' ')}»: ${dark} px`] : []
  })
  const inBoxes = new Uint8Array(width * height)
  for (const { left, top, right, bottom } of composition.taken) {
    const from = Math.max(0, Math.floor(left - EDGE))
    const to = Math.max(0, Math.min(width, Math.ceil(right + EDGE)))
    for (let y = Math.max(0, Math.floor(top - EDGE)); y < Math.min(height, bottom + EDGE); y++) {
      inBoxes.fill(1, y * width + from, y * width + to)
    }
  }
  let stray = 0
  for (let pixel = 0; pixel < inBoxes.length; pixel++) if (!inBoxes[pixel] && isDark(pixel)) stray++
  return stray > FEW && !beyondBoxes.includes(name)
    ? [...textsOnLines, `${stray} px of lines are in no box`]
    : textsOnLines
}

const stations = [
  'topas-box-1150x1170x2550-600-gravity-pipe800',
  'topas-box-1660x1360x3100-1900-pump-pipe1410to2400',
  'eurolos-cylinder-1500x2000-550-gravity-pipe800',
  'eurolos-low-11000x1200x1700-450-gravity',
  'topas-box-500x500x800-300-pump',
]
const stationPictures = [
  'card',
  'comparison',
  'product',
  'phone',
  'plan',
  'plan-phone',
  'open-graph',
  'winter',
  'winter-phone',
  'lowering',
  'lowering-phone',
  'lawn',
  'lawn-phone',
  'plot',
] as const

describe.each(stationPictures)('%s', (view) => {
  test.each(stations)('no word of %s stands on a line, and every line is in a box', async (key) => {
    const shape = parseStationKey(key)
    if (!shape) throw new Error(`Not a key: ${key}`)
    expect(await faultsOf(composeView(view, shape), `${view} ${key}`)).toEqual([])
  })
})

const projects = [
  'topas-box-1160x1000x3100-960-pump-run18-water120-loam-ditch',
  'topas-box-1660x1360x3100-1740-pump-run22-water130-clay-slope',
  'eurolos-cylinder-1500x2100-640-gravity-run12-sand-well3',
  'eurolos-low-4000x1200x1700-560-pump-run13-water90-mixed-ditch',
  'topas-box-1520x1160x3100-1180-gravity-run14-sandy-loam-field',
  'eurolos-low-2500x1200x1700-530-pump-run9-water70-peat-ditch',
]
const projectPictures = [
  'project',
  'project-small',
  'project-open-graph',
  'project-plan',
  'project-plan-small',
  'project-pit',
  'project-pit-small',
] as const

describe.each(projectPictures)('%s', (view) => {
  test.each(projects)('no word of %s stands on a line, and every line is in a box', async (key) => {
    const shape = parseProjectKey(key)
    if (!shape) throw new Error(`Not a key: ${key}`)
    expect(await faultsOf(composeProjectView(view, shape), `${view} ${key}`)).toEqual([])
  })
})

const plots = [
  '2c6e3f-box-1150x1170x2550-600-gravity-pipe800-house50-run8-about66-way12-fall40-ditch120-water300down-loam',
  '2c6e3f-box-880x1000x2600-600-pump-pipe800-run6-out33-way18-fall0-ditch60-water0to150-clay-anchored',
  '2c6e3f-box-1150x1170x3100-1200-gravity-pipe810to1400-house110-run10-out120-way30-fall150-ravine200-water150to300-sandy_loam-perhaps',
  '235a9c-cylinder-1500x2100-550-gravity-pipe800-house40-run5-out60-way6-well3-water400to400-sand-pumpwell',
  '235a9c-low-2500x1200x1700-450-pump-pipe600-house40-run4-out40-way14-rise20-field-water0to150-peat_clay-anchored',
  'none-house260-run15-way20-ditch-water150to300-perhaps',
  'none-place-perhaps',
]

describe.each(plotViews)('%s', (view) => {
  test.each(plots)('no word of %s stands on a line, and every line is in a box', async (key) => {
    const section = parsePlotKey(key)
    if (!section) throw new Error(`Not a key: ${key}`)
    expect(await faultsOf(composePlotView(view, section), `${view} ${key}`)).toEqual([])
  })
})
