import { expect, test } from 'vitest'
import { seededModels } from './catalogue.fixture.ts'
import { type Selectable, toModel } from './model.ts'

const [seeded] = seededModels
if (!seeded?.station) throw new Error('the catalogue has no station')
const { station } = seeded
const read = (fields: Partial<Selectable>) =>
  toModel<Selectable>({ ...seeded, productivity: 1.25, ...fields })

test('a product whose body or capacity nobody knows is proposed to nobody', () => {
  expect(read({ station: null })).toBeNull()
  expect(read({ productivity: null })).toBeNull()
  expect(read({ station: null, productivity: null })).toBeNull()
})

test('capacity is read in litres; an unknown variant is the usual one, an unknown discharge gravity', () => {
  const unknown = { ...station, body: 'box', variant: null, discharge: null } as const
  expect(read({ station: unknown })).toMatchObject({
    capacity: 1250,
    kind: 'upright',
    variant: 'standard',
    pump: false,
  })
  const low = { ...station, body: 'low', variant: 'long', discharge: 'pump' } as const
  expect(read({ station: low })).toMatchObject({ kind: 'low', variant: 'long', pump: true })
  expect(read({ station: { ...low, body: 'septic' } })?.kind).toBe('septic')
})
