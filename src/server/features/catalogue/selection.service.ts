import type { z } from 'zod'
import type { selection } from '../../../contract/selection.ts'
import { type Offer, toOffer } from '../../../domain/inquiry/offer/offer.ts'
import { readSentAnswers } from '../../../domain/inquiry/offer/sent-answers.ts'
import { parseParameters } from '../../../domain/selection/parameters.ts'
import { select } from '../../../domain/selection/select.ts'
import { selectModels as selectAmong } from '../../../domain/selection/select-models.ts'
import { AppError } from '../../app-error.ts'
import type { PublishedCatalogue } from './published-catalogue.service.ts'

type Answer = z.input<NonNullable<(typeof selection.get)['~orpc']['outputSchema']>>

/** Selects models of the catalogue for the answers of an address. Throws BAD_REQUEST with a sentence for what it cannot read. */
export async function selectModels(
  catalogue: PublishedCatalogue,
  parameters: Record<string, unknown>,
): Promise<Answer> {
  const parsed = parseParameters(Object.entries(parameters).map(toText))
  if ('message' in parsed) throw new AppError('BAD_REQUEST', parsed.message)
  const { models, rejected, toMeasure, individual, rulesVersion, load, levels, rules } = select(
    parsed.site,
    await listSold(catalogue),
  )
  return {
    rulesVersion,
    load,
    levels,
    rules,
    models: models.map(({ product, condition, reason, warnings }) => ({
      productId: product.id,
      slug: product.slug,
      condition,
      reason,
      warnings,
    })),
    rejected: rejected.map(({ product, rule, reason }) => ({ slug: product.slug, rule, reason })),
    toMeasure: toMeasure.map(({ what, how }) => `${what}. ${how}`),
    individual: individual !== null,
  }
}

/** What the selection offers for the answers that came with an inquiry; null when they cannot be read. */
export async function findOffer(catalogue: PublishedCatalogue, wizardData: unknown): Promise<Offer | null> {
  const site = readSentAnswers(wizardData)
  return site && toOffer(site, selectAmong(site, await listSold(catalogue)))
}

/** The published products that are still sold. */
async function listSold(catalogue: PublishedCatalogue) {
  return (await catalogue.read()).products.filter(({ offer }) => !offer?.isOver)
}

/** A repeated or nested parameter arrives as a list or an object. */
function toText([name, value]: [string, unknown]): [string, string] {
  if (typeof value !== 'string') throw new AppError('BAD_REQUEST', `Параметр «${name}» указан дважды.`)
  return [name, value]
}
