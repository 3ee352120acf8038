import { isDug } from '@septic-shop/plot/outfall.ts'
import { collisionsOf } from '@septic-shop/station-drawing/collisions.fixture.ts'
import { draw } from '@septic-shop/station-drawing/draw.ts'
import { plotKey } from '@septic-shop/station-drawing/plot-section/key.ts'
import { composePlotView, plotViews } from '@septic-shop/station-drawing/plot-section/view.ts'
import type { PlotView } from '@septic-shop/station-drawing/plot-section/view-sizes.ts'
import { describe, expect, test } from 'vitest'
import { type StationSource, toStation } from '../src/domain/product/to-station.ts'
import type { SiteAnswers } from '../src/domain/selection/answers.ts'
import { seededModels } from '../src/domain/selection/catalogue.fixture.ts'
import type { Selectable } from '../src/domain/selection/model.ts'
import { parseParameters } from '../src/domain/selection/parameters.ts'
import { select } from '../src/domain/selection/select.ts'
import { toPlotSection } from '../src/storefront/wizard/pictures/to-plot-section.ts'
import { goldenPlots } from './support/golden-plots.ts'

const drawable = seededModels.map((product) => ({
  ...product,
  // The seed has the sizes as well, which the rules do not read.
  station: toStation(product as Selectable & StationSource),
  manufacturerColor: '#2c6e3f',
}))

const plots = goldenPlots.map(({ name, query }): [name: string, query: string] => [name, query])

function sectionOf(query: string) {
  const parsed = parseParameters(new URLSearchParams(query))
  if ('message' in parsed) throw new Error(parsed.message)
  const site: SiteAnswers = parsed.site
  const selection = select(site, drawable)
  return { site, selection, section: toPlotSection(site, selection) }
}

const wordsOn = (view: PlotView, section: ReturnType<typeof toPlotSection>) =>
  composePlotView(view, section).labels.map(({ lines }) => lines.join(' '))

describe('The section of every golden plot', () => {
  test('has an address that the server draws, and no word on another', () => {
    expect(plots.length).toBeGreaterThan(99)
    plots.forEach(([name, query], index) => {
      const { section } = sectionOf(query)
      // Each plot in one of the views, in turn: all together take long.
      const view = plotViews[index % plotViews.length] ?? 'section'
      expect(draw(view, plotKey(section)), `${name}: ${plotKey(section)}`).not.toBeNull()
      expect(collisionsOf(composePlotView(view, section)), `${name}: ${view}`).toEqual([])
    })
  })

  test('says the levels of the selection: inlet, and the head above a ditch', () => {
    let heads = 0
    for (const [name, query] of plots) {
      const { selection, section, site } = sectionOf(query)
      const { inlet, head } = selection.levels
      if (section.station === null) continue
      if (inlet !== null)
        expect(wordsOn('section-station', section), name).toContain(`${Math.ceil(inlet)} см`)
      const words = wordsOn('section-discharge', section).filter((word) => word.startsWith('запас'))
      if (!isDug(section.outfall) || head === null || site.ditchDepth === null || words.length === 0) continue
      heads++
      expect(words, name).toEqual([expect.stringMatching(new RegExp(`^запас (до )?${Math.ceil(head)} см$`))])
    }
    expect(heads).toBeGreaterThan(20)
  })
})
