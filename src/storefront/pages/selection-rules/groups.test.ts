import { parsePlotKey } from '@septic-shop/station-drawing/plot-section/key.ts'
import { expect, test } from 'vitest'
import { seededModels } from '../../../domain/selection/catalogue.fixture.ts'
import { ruleNames } from '../../../domain/selection/norms.ts'
import { parseParameters } from '../../../domain/selection/parameters.ts'
import { rules } from '../../../domain/selection/rules/rules-table.ts'
import { select } from '../../../domain/selection/select.ts'
import { EXAMPLE, EXAMPLE_PLOT } from './example.ts'
import { groups } from './groups.ts'

test('every rule of the selection stands on the page once', () => {
  const shown = groups.flatMap(({ names }) => names)
  expect(shown.toSorted()).toEqual([...ruleNames].toSorted())
  expect(rules.map(({ name }) => name).toSorted()).toEqual([...ruleNames].toSorted())
})

test('the example is a plot that the rules solve, and its section shows their levels', () => {
  const parsed = parseParameters(new URLSearchParams(EXAMPLE))
  if (!('site' in parsed)) throw new Error(parsed.message)
  const { site } = parsed
  const { models, levels, gravity } = select(site, seededModels)
  expect(models[0]?.product.name).toBe('Топас-С 6')
  expect([gravity, levels]).toEqual(['possible', { inlet: 66, outletMax: 136, head: 70 }])
  const drawn = parsePlotKey(EXAMPLE_PLOT)
  expect(drawn?.station).toMatchObject({ body: 'box', width: 1150, breadth: 1170, height: 2550 })
  expect(drawn).toMatchObject({
    pipe: site.pipeDepth,
    run: site.distanceToInstallation,
    way: site.distanceToDisposal,
    fall: site.plotFall,
    outfall: 'ditch',
    ditchDepth: site.ditchDepth,
    soil: site.soilType,
    outlet: { depth: levels.inlet, reckoned: true },
  })
})
