import { stationLegend } from '@septic-shop/station-drawing/station/legend.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'

/**
 * Buttons over the section's numbers; each shows its legend text in the upper part of the picture, one at a time, without
 * scripts.
 */
export function LegendNumbers({ product: { station, numbers } }: { product: Product }) {
  if (station === null || numbers === undefined) return null
  return stationLegend(station).map(({ number, title, text }, index) => (
    <details key={number} name="legend" className="spot">
      <summary style={{ ...axes('', numbers.wide[index]), ...axes('n', numbers.narrow[index]) }}>
        <span className="vh">
          {number}: {title}
        </span>
      </summary>
      <p>
        <b>
          {number}. {title}:
        </b>{' '}
        {text}
      </p>
    </details>
  ))
}

function axes(sheet: '' | 'n', [x, y]: readonly [number, number] = [0, 0]) {
  return { [`--${sheet}x`]: `${x * 100}%`, [`--${sheet}y`]: `${y * 100}%` }
}
