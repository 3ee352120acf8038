import type { Composition } from '../core/composition.ts'
import type { Sheet } from '../station/frame.ts'
import type { StationShape } from '../station/shape.ts'
import { DRAWN_HIGH_WATER } from '../station/soil.ts'
import { composePit, type PitSite } from './pit.ts'

const LARGE: Sheet = {
  width: 760,
  height: 620,
  scale: 0.13,
  ground: 0,
  person: { x: 84, sky: 30 },
  axis: 400,
  bodyWidth: 300,
  widthGap: 34,
  heightGap: 0,
  textSize: 16,
}

const PHONE: Sheet = {
  ...LARGE,
  width: 380,
  height: 430,
  scale: 0.09,
  person: { x: 40, sky: 24 },
  axis: 212,
  bodyWidth: 150,
  widthGap: 26,
  textSize: 14,
}

const SMALL: Sheet = {
  ...PHONE,
  width: 400,
  height: 300,
  scale: 0.06,
  person: { x: 60, sky: 18 },
  axis: 224,
  widthGap: 14,
}

/** A low body is made for high ground water: its pit is drawn shored and pumped. */
const siteOf = (station: StationShape): PitSite => ({
  station,
  water: station.body === 'low' ? DRAWN_HIGH_WATER / 10 : null,
  soil: 'mixed',
})

/** Installation: the station on the crane above its pit, with a person, 760 × 620. */
export const composeLowering = (shape: StationShape): Composition => composePit(siteOf(shape), LARGE, true)

/** The same for narrow screens, 380 × 430. */
export const composeLoweringPhone = (shape: StationShape): Composition =>
  composePit(siteOf(shape), PHONE, true)

/** The same without text, 400 × 300, for a thumbnail. */
export const composeLoweringSmall = (shape: StationShape): Composition =>
  composePit(siteOf(shape), SMALL, false)
