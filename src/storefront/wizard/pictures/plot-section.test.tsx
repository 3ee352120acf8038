import { createStation } from '@septic-shop/plot/station.fixture.ts'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unknownSite } from '../../../domain/selection/answers.ts'
import { PlotSection } from './plot-section.tsx'

const nothing: ComponentProps<typeof PlotSection>['selection'] = {
  levels: { inlet: null, outletMax: null },
  water: null,
  anchoring: 'maybe',
  refusal: null,
  models: [],
}

test('a visitor who knows nothing yet sees a plot of dashes and what has to be measured', () => {
  const html = renderToStaticMarkup(<PlotSection site={unknownSite} selection={nothing} />)
  for (const view of ['section', 'section-middle', 'section-narrow']) {
    expect(html).toContain(`/drawings/v4/${view}/none-place-perhaps.svg`)
  }
  expect(html).toContain('Станцию подберёт инженер')
  expect(html).toMatch(/alt="Разрез участка: глубину трубы у дома измерить/)
  expect(html.match(/class="is-unknown"/g)).toHaveLength(4)
})

test('the pictures are loaded when they come near, and keep their room', () => {
  const html = renderToStaticMarkup(<PlotSection site={unknownSite} selection={nothing} />)
  expect(html).toContain('loading="lazy"')
  expect(html).toMatch(/<source [^>]*width="1200" height="400"/)
})

test('what the visitor does not know is dashed and named beside what he knows, not invented', () => {
  const site: ComponentProps<typeof PlotSection>['site'] = {
    ...unknownSite,
    residents: '4',
    livingType: 'permanent',
    groundWater: 'high',
    waterDisposal: 'drainage_ditch',
    distanceToInstallation: 6,
  }
  const product = {
    station: createStation(),
    manufacturerColor: null,
    outlet: null,
    height: 2550,
    inletTo: 800,
  }
  const model = { product, isLifted: true, hasPumpWell: false }
  const html = renderToStaticMarkup(<PlotSection site={site} selection={{ ...nothing, models: [model] }} />)
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Глубину трубы вы не знаете')
  expect(text).toMatch(/Труба у дома измерить/)
  expect(text).toMatch(/Дно канавы измерить/)
  expect(html).toMatch(/alt="[^"]*глубину трубы у дома измерить/)
})
