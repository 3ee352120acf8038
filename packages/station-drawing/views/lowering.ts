import { view } from '../core/views.ts'
import type { Sheet } from '../station/frame.ts'
import type { StationShape } from '../station/shape.ts'
import { DRAWN_HIGH_WATER } from '../station/soil.ts'
import { composePit } from './pit.ts'

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

/** Installation: the station on the crane above its pit, with a person; small without text. */
export const loweringViews = {
  lowering: view(LARGE, composeLowering),
  'lowering-phone': view(PHONE, composeLowering),
  'lowering-small': view(SMALL, composeLowering),
}

/** A low body is made for high ground water: its pit is drawn shored and pumped. */
function composeLowering(station: StationShape, sheet: Sheet) {
  const water = station.body === 'low' ? DRAWN_HIGH_WATER / 10 : null
  return composePit({ station, water, soil: 'mixed' }, sheet, sheet !== SMALL)
}
