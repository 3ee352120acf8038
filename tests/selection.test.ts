import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { RULES_VERSION } from '../src/domain/selection/norms.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { callJson, makeProduct } = openCatalogueDesk(shop)

interface Answer {
  rulesVersion: string
  load: { litresPerDay: number | null; salvo: number | null }
  levels: { inlet: number | null; outletMax: number | null; head: number | null }
  models: { productId: number; slug: string; condition: string | null; reason: string; warnings: string[] }[]
  rules: string[]
  rejected: { slug: string; rule: string; reason: string }[]
  toMeasure: string[]
  individual: boolean
}

const select = (query: string) => callJson<Answer>(200, 'GET', `/selection?${query}`)

const PLOT =
  'residents=5&livingType=permanent&guests=0&baths=1&showers=1&pipeDepth=50&distanceToInstallation=8&groundWater=low&soilType=loam&waterDisposal=drainage_ditch&ditchDepth=120&distanceToDisposal=12&plotFall=40'

describe('GET /api/selection', () => {
  test('names the station with the sum, the levels, the neighbours and what is to be measured', async () => {
    const answer = await select(PLOT)
    expect(answer).toMatchObject({
      rulesVersion: RULES_VERSION,
      load: { litresPerDay: 1000, salvo: 230 },
      levels: { inlet: 66, outletMax: 136, head: 70 },
      individual: false,
    })
    expect(answer.models[0]).toMatchObject({ slug: 'topas-s-6', condition: null })
    expect(answer.models[0]?.productId).toBe((await callJson<Product>(200, 'GET', '/products/topas-s-6')).id)
    expect(new Set(answer.models.map(({ reason }) => reason)).size).toBe(3)
    expect(answer.rejected).toContainEqual({
      slug: 'topas-s-5',
      rule: 'salvo',
      reason: expect.stringContaining('220'),
    })
    expect(answer.rules).toEqual(['load', 'salvo', 'inlet', 'water', 'outlet', 'residence', 'oversize'])
    expect(answer.toMeasure.length).toBeGreaterThan(0)
  })

  test('names nobody a model while the people are unknown', async () => {
    const answer = await select('')
    expect(answer).toMatchObject({
      load: { litresPerDay: null, salvo: null },
      levels: { inlet: null, outletMax: null, head: null },
      models: [],
      rejected: [],
      rules: [],
      individual: false,
    })
    expect(answer.toMeasure[0]).toContain('Сколько человек')
  })

  test.each(['10+', '10%2B', 'settlement'])('leaves %s residents to the engineer', async (residents) => {
    expect(await select(`residents=${residents}`)).toMatchObject({ models: [], individual: true })
  })

  test('leaves a pipe deeper than any model to the engineer', async () => {
    expect(await select('residents=4&pipeDepth=241')).toMatchObject({ models: [], individual: true })
  })

  test.each([
    ['colour=red', 'Параметр «colour» неизвестен.'],
    ['residents=8', 'Для «residents» можно указать'],
    ['residents=4&residents=5', 'Параметр «residents» указан дважды.'],
    ['residents[0]=4', 'Параметр «residents» указан дважды.'],
    ['pipeDepth=900', 'Для «pipeDepth» нужно число от 0 до 500.'],
    ['phone=%2B79990000000', 'Личные данные в адрес не пишут: уберите «phone».'],
  ])('refuses %s with a sentence, also after the same was asked without it', async (query, message) => {
    await select('residents=4')
    const response = await shop.get(`/api/selection?${query}`)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { message: string }).message).toContain(message)
  })

  test('a station that staff add takes part at once, by its own limits', async () => {
    const slugsAt = async (pipeDepth: number) =>
      (
        await select(`residents=5&groundWater=low&distanceToInstallation=0&pipeDepth=${pipeDepth}`)
      ).models.map(({ slug }) => slug)
    const added = await makeProduct({
      body: 'cylinder',
      discharge: 'gravity',
      variant: 'standard',
      maxResidents: 5,
      productivity: 1,
      batchDischarge: 500,
      inletFrom: 600,
      inletTo: 900,
      outlet: 500,
      outletPressure: false,
      price: 9_000_000,
      installationPrice: 2_000_000,
      needsElectricity: true,
    })
    expect(await slugsAt(90)).toContain(added.slug)
    expect(await slugsAt(50)).not.toContain(added.slug)
    expect(await slugsAt(91)).not.toContain(added.slug)
    await callJson(200, 'PATCH', `/products/${added.id}`, { inletTo: 950 })
    expect(await slugsAt(91)).toContain(added.slug)
  })
})
