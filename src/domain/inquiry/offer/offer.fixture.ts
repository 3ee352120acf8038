import { RULES_VERSION } from '../../selection/norms.ts'
import type { Offer } from './offer.ts'

/** What the selection offered a house for five, for tests. */
export const offer: Offer = {
  models: [
    { slug: 'evrolos-pro-10', name: 'Евролос Про 10', price: 30_323_000, conditions: ['Цена без монтажа'] },
    { slug: 'topas-5', name: 'Топас 5', price: null, conditions: [] },
  ],
  warnings: ['Вода высоко.', 'Корпус якорят.'],
  rulesVersion: RULES_VERSION,
  link: '/?residents=5&soilType=loam',
}

/** Answers of an inquiry with that offer. */
export const offeredAnswers = { residents: '5', soilType: 'loam', rulesVersion: RULES_VERSION, offer }
