import { upperFirst } from '../../../lib/text/lower-first.ts'
import { OUTDATED_PRICE, priceScope } from '../../price/price.ts'
import type { SiteAnswers } from '../../selection/answers.ts'
import type { Selectable } from '../../selection/model.ts'
import { calculationPath } from '../../selection/parameters.ts'
import { individualReasons } from '../../selection/result/individual.ts'
import { tellExtras } from '../../selection/result/model-warnings.ts'
import type { Proposal } from '../../selection/result/proposals.ts'
import type { SelectedModels } from '../../selection/select-models.ts'

/** A model that was offered, at the price of that moment in kopecks; null is on inquiry. */
export interface OfferedModel {
  slug: string
  name: string
  price: number | null
  /** When it fits, and what its price does not include. */
  conditions: string[]
}

/** What the selection offered a visitor (decisions.md, what the selection offered). */
export interface Offer {
  /** Best first; empty when an engineer has to calculate. */
  models: OfferedModel[]
  /** The deciding ones, strongest first. */
  warnings: string[]
  rulesVersion: string
  /** Path of the public calculation with the same answers. */
  link: string
}

/** Weaker warnings are left to the calculation itself. */
const MOST_WARNINGS = 4

/** Sums up a selection as it is kept with an inquiry. */
export function toOffer(
  site: SiteAnswers,
  { models, individual, depthAdvice, warnings, rulesVersion }: SelectedModels<Selectable>,
): Offer {
  const reason = individual === null ? [] : [individualReasons[individual]]
  return {
    models: models.map(toOfferedModel),
    warnings: [...reason, ...(depthAdvice === null ? [] : [depthAdvice]), ...warnings].slice(
      0,
      MOST_WARNINGS,
    ),
    rulesVersion,
    link: calculationPath(site),
  }
}

function toOfferedModel({ product, condition, extras }: Proposal<Selectable>): OfferedModel {
  const { slug, name, price, installationPrice, sources } = product
  const isPriced = price !== null
  const conditions = [
    condition !== null && upperFirst(condition),
    isPriced && priceScope(installationPrice) === 'без монтажа' && 'Цена без монтажа',
    isPriced && sources.price?.outdated && OUTDATED_PRICE,
    ...tellExtras(extras).map((text) => text.replace(/\.$/, '')),
  ]
  return { slug, name, price, conditions: conditions.filter((text) => typeof text === 'string') }
}
