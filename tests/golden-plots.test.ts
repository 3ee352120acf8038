import { expect, test } from 'vitest'
import { seededModels } from '../src/domain/selection/catalogue.fixture.ts'
import type { Selectable } from '../src/domain/selection/model.ts'
import { parseParameters } from '../src/domain/selection/parameters.ts'
import type { Proposal } from '../src/domain/selection/result/proposals.ts'
import { type Selection, select } from '../src/domain/selection/select.ts'
import { columns, type GoldenPlot, goldenPlots as plots } from './support/golden-plots.ts'

const wordsOf = (cell: string, separator = ' ') => cell.split(separator).filter((word) => word !== '')

function isMeant(word: string, product: Selectable): boolean {
  return word.split('+').every((part) => {
    const slug = new RegExp(`^${part.replaceAll('*', '.*')}$`)
    return (
      slug.test(product.slug) ||
      [product.body, product.discharge, product.variant].some((value) => value === part)
    )
  })
}

const isOneOf = (alternatives: string, product: Selectable) =>
  alternatives.split('|').some((word) => isMeant(word, product))

const sentencesOf = ({ condition, reason, warnings }: Proposal<Selectable>) =>
  [condition ?? '', reason, ...warnings].join('\n').replaceAll('\u00a0', ' ')

const answerTo = (query: string): Selection<Selectable> => {
  const parsed = parseParameters(new URLSearchParams(query))
  if ('message' in parsed) throw new Error(parsed.message)
  return select(parsed.site, seededModels)
}

/** Whether the model is named although the word forbids it. */
function isForbidden(cell: string, proposal: Proposal<Selectable>): boolean {
  const [word = '', text] = cell.split('~')
  const isConditional = word.endsWith('?')
  if (!isMeant(isConditional ? word.slice(0, -1) : word, proposal.product)) return false
  if (isConditional) return proposal.condition === null
  return text === undefined || !new RegExp(text, 'i').test(sentencesOf(proposal))
}

/** Everything in which the answer differs from the row. */
function differencesOf(plot: GoldenPlot): string[] {
  const selection = answerTo(plot.query)
  const { models, load, levels } = selection
  const numbers: Record<string, number | null> = { ...load, ...levels }
  const measured = selection.toMeasure.map(({ what, how }) => `${what} ${how}`)
  const everything = [...models.map(sentencesOf), ...measured].join('\n').replaceAll('\u00a0', ' ')
  const says = (text: string) => new RegExp(text, 'i').test(everything)
  const isRejected = (cell: string) => {
    const [slug, rules = ''] = cell.split(':')
    return selection.rejected.some(
      ({ product, rule }) => product.slug === slug && rules.split('|').includes(rule),
    )
  }
  const isIndividual = String(selection.individual !== null)
  return [
    ...(plot.individual === '' || plot.individual === isIndividual ? [] : [`individual: ${isIndividual}`]),
    ...(plot.individual === 'true' && models.length > 0 ? ['models beside individual'] : []),
    ...wordsOf(plot.numbers)
      .filter((cell) => {
        const [name = '', value] = cell.split('=')
        return String(numbers[name]) !== value
      })
      .map((cell) => `${cell}: ${numbers[cell.split('=')[0] ?? '']}`),
    ...wordsOf(plot.models)
      .filter((cell) => !models.some(({ product }) => isOneOf(cell, product)))
      .map((cell) => `missing: ${cell}`),
    ...(plot.first === '' || (models[0] && isOneOf(plot.first, models[0].product))
      ? []
      : [`first: ${models[0]?.product.slug}`]),
    ...wordsOf(plot.forbidden).flatMap((cell) =>
      models.filter((model) => isForbidden(cell, model)).map(({ product }) => `${cell}: ${product.slug}`),
    ),
    ...wordsOf(plot.rules)
      .filter((rule) => !selection.rules.some((one) => one === rule))
      .map((rule) => `rule not checked: ${rule}`),
    ...wordsOf(plot.rejected)
      .filter((cell) => !isRejected(cell))
      .map((cell) => `not rejected: ${cell}`),
    ...wordsOf(plot.says, ' & ')
      .filter((text) => !says(text))
      .map((text) => `unsaid: ${text}`),
    ...wordsOf(plot.each, ' & ').flatMap((text) =>
      models
        .filter((model) => !new RegExp(text, 'i').test(sentencesOf(model)))
        .map(({ product }) => `unsaid: ${text}, ${product.slug}`),
    ),
    ...(plot.never !== '' && says(plot.never) ? [`said: ${plot.never}`] : []),
    ...(models.length > 3 ? ['more than three models'] : []),
    ...(new Set(models.map(({ reason }) => reason)).size < models.length
      ? ['two models with one reason']
      : []),
  ]
}

test('at least a hundred golden plots with names of their own', () => {
  expect(columns).toEqual(
    'name query individual numbers models first forbidden rules rejected says each never'.split(' '),
  )
  expect(new Set(plots.map(({ name }) => name)).size).toBe(plots.length)
  expect(plots.length).toBeGreaterThanOrEqual(100)
})

test.each(plots)('$name', (plot) => {
  expect(differencesOf(plot)).toEqual([])
})
