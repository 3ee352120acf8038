import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { SoilKind } from '../core/soil-kinds.ts'
import { type ProjectScene, parseProjectAddress } from './project-address.ts'
import {
  hasInspectionWell,
  type ProjectOutfall,
  type ProjectShape,
  parseProjectKey,
} from './project-shape.ts'

const soilLabels: Record<SoilKind, string | null> = {
  mixed: null,
  sand: 'песок',
  'sandy-loam': 'супесь',
  loam: 'суглинок',
  clay: 'глина',
  peat: 'торф',
}

const outfallLabels: Record<ProjectOutfall, string | null> = {
  ditch: 'в канаву',
  slope: 'в лоток на склоне',
  well2: 'в дренажный колодец из двух колец',
  well3: 'в дренажный колодец из трёх колец',
  field: 'в подземный дренаж',
  away: null,
}

/** Title of a thumbnail. */
const sceneTitles: Record<ProjectScene, string> = {
  project: 'Разрез',
  'project-plan': 'План участка',
  'project-pit': 'Котлован',
}

/** Text alternative and title of a plot's drawing; the measurements are stored in its address only. Null for photos. */
export function captionOf(address: string): { alt: string; title: string } | null {
  const { scene, key } = parseProjectAddress(address) ?? {}
  const shape = key === undefined ? null : parseProjectKey(key)
  return scene && shape ? { alt: describeProject(scene, shape), title: sceneTitles[scene] } : null
}

/** The text alternative and the caption of a drawing, with the numbers it shows. */
export function describeProject(scene: ProjectScene, shape: ProjectShape): string {
  const facts = { project: sectionFacts, 'project-plan': planFacts, 'project-pit': pitFacts }[scene](shape)
  const known = facts.filter((fact) => fact !== null)
  return known.length === 0 ? sceneTitles[scene] : `${sceneTitles[scene]}: ${known.join(', ')}`
}

const metres = (centimetres: number) => `${formatNumber(centimetres / 100)}\u00a0м`

const waterFact = ({ water }: ProjectShape) =>
  water === null ? null : `грунтовая вода на ${metres(water)} от поверхности`

function sectionFacts(shape: ProjectShape): (string | null)[] {
  const { station, soil, run } = shape
  // Without a run the plot was not measured: the depth in the drawing is a typical one.
  const depth =
    run === null ? null : `труба у станции на глубине ${formatNumber(station.inletDepth / 10)}\u00a0см`
  return [soilLabels[soil], waterFact(shape), depth, outfallFact(shape)]
}

function outfallFact({ station, outfall }: ProjectShape): string {
  const way = station.pump ? 'отвод насосом' : 'отвод самотёком'
  const where = outfallLabels[outfall]
  return where === null ? way : `${way} ${where}`
}

function planFacts(shape: ProjectShape): (string | null)[] {
  const { run } = shape
  return [
    run === null ? null : `от дома до станции ${run}\u00a0м`,
    hasInspectionWell(shape) ? 'на трассе смотровой колодец' : null,
    outfallFact(shape),
  ]
}

function pitFacts(shape: ProjectShape): (string | null)[] {
  const { height } = shape.station
  return [
    'станцию опускают на песчаную подушку',
    height === null ? null : `высота корпуса ${metres(height / 10)}`,
    shape.water === null ? null : 'стенки держат щиты, воду откачивают',
  ]
}
