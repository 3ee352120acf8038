import type { StationShape } from '../station/shape.ts'
import { composeView, type StationView } from './station-view.ts'

/** A position on a sheet, as shares of its width and height, 0 to 1. */
type Place = [x: number, y: number]

/** Positions of the numbers of `stationLegend` on a view, in the legend's order. */
function placesOn(view: StationView, shape: StationShape): Place[] {
  const { labels, width, height } = composeView(view, shape)
  return labels
    .filter(({ ring }) => ring !== undefined)
    .map(({ x, y }): Place => [share(x, width), share(y, height)])
}

const share = (value: number, whole: number): number => Math.round((value / whole) * 1000) / 1000

/** Positions of the legend's numbers on both sheets of the section, for buttons over them. */
export function numberPlaces(shape: StationShape): { wide: Place[]; narrow: Place[] } {
  return { wide: placesOn('product', shape), narrow: placesOn('phone', shape) }
}
