import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from './answers.ts'
import { createModel } from './catalogue.fixture.ts'
import { type Selectable, toModel } from './model.ts'
import { toPlot } from './plot.ts'
import { SURE } from './plots.fixture.ts'
import { firstModel, selectModels } from './select-models.ts'

const LARGE: Partial<Selectable> = { users: 10, maxResidents: 10, productivity: 2 }

describe('The first model alone', () => {
  test.each<[string, Partial<SiteAnswers>, Partial<Selectable>[], number | null]>([
    ['the cheaper of two', {}, [{}, { price: 15_000_000 }], 2],
    ['the smaller of two', {}, [LARGE, {}], 2],
    ['none for people nobody counted', { residents: null }, [{}], null],
    ['none for ten people, whom an engineer reckons', { residents: '10+' }, [LARGE], null],
    ['none for a pipe below every inlet', { pipeDepth: 90 }, [{}], null],
    ['none where nothing is large enough', { residents: '9' }, [{}], null],
    ['none where nothing is sold', {}, [], null],
  ])('is that of the whole answer: %s', (_what, known, models, id) => {
    const site = { ...unknownSite, ...SURE, ...known }
    const products = models.map((model, index) => createModel({ id: index + 1, ...model }))
    expect(firstModel(toPlot(site), products.map(toModel))?.id ?? null).toBe(id)
    expect(selectModels(site, products).models[0]?.product.id ?? null).toBe(id)
  })
})
