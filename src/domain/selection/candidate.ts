import type { Model, Selectable } from './model.ts'
import { type RuleName, ruleNames } from './norms.ts'
import type { Plot } from './plot.ts'
import { checkInlet, checkLoad, checkSalvo, checkSize } from './rules/house-rules.ts'
import { checkResidence } from './rules/living-rules.ts'
import { checkOutlet, checkSoil, checkWater, checkWell } from './rules/outfall-rules.ts'
import { failed, open, type Verdict, type Verdicts } from './rules/verdict.ts'

/** A model with what every rule says of it. */
export interface Candidate<T extends Selectable> {
  model: Model<T>
  verdicts: Verdicts
  /** A gravity body that a separate pump well helps out. */
  hasPumpWell: boolean
}

/** Rules about gravity, which a pump does not need. */
export const gravityRules: readonly RuleName[] = ['water', 'outlet', 'soil', 'well']

/** Asks every rule but `electricity`, which depends on the other models. */
export function judge<T extends Selectable>(model: Model<T>, plot: Plot): Candidate<T> {
  const gravity = {
    water: checkWater(model, plot),
    outlet: checkOutlet(model, plot),
    soil: checkSoil(model, plot),
    well: checkWell(model, plot),
  }
  return {
    model,
    hasPumpWell: false,
    verdicts: {
      load: checkLoad(model, plot),
      salvo: checkSalvo(model, plot),
      inlet: checkInlet(model, plot),
      ...(model.isPumped ? {} : withUnknownPump(model, gravity)),
      residence: checkResidence(model, plot),
      oversize: checkSize(model, plot),
    },
  }
}

/** Where gravity fails, a model of unknown discharge may still have a pump. */
function withUnknownPump(model: Model<unknown>, verdicts: Verdicts): Verdicts {
  if (model.isPumped === false) return verdicts
  return Object.fromEntries(
    Object.entries(verdicts).map(([rule, verdict]) => [
      rule,
      verdict.state === 'failed' ? open('data', 'если у модели есть насос для очищенной воды') : verdict,
    ]),
  )
}

/** The same body with a separate pump well behind it, which takes the rules about gravity away. */
export const withPumpWell = <T extends Selectable>(candidate: Candidate<T>): Candidate<T> => ({
  ...candidate,
  hasPumpWell: true,
  verdicts: Object.fromEntries(
    Object.entries(candidate.verdicts).filter(([rule]) => !gravityRules.some((one) => one === rule)),
  ),
})

/** Adds that power cuts speak against the pump. */
export const withoutPower = <T extends Selectable>(candidate: Candidate<T>): Candidate<T> => ({
  ...candidate,
  verdicts: {
    ...candidate.verdicts,
    electricity: failed(
      'Свет отключают, а вода здесь уходит сама: насос лишний, без света он стоит.',
      'отключения',
      'насос',
    ),
  },
})

/** Rules that the model fails, in the order of the table. */
export const failuresOf = ({ verdicts }: Candidate<Selectable>): RuleName[] =>
  ruleNames.filter((rule) => verdicts[rule]?.state === 'failed')

/** Whether no rule excludes the model. */
export const fits = (candidate: Candidate<Selectable>): boolean => failuresOf(candidate).length === 0

/** Whether the clean water is pumped, by the model or by the well behind it. */
export const isLifted = ({ model, hasPumpWell }: Candidate<Selectable>): boolean =>
  model.isPumped === true || hasPumpWell

/** Conditions under which the model holds, without repetition. */
export function conditionsOf({ verdicts }: Candidate<Selectable>, lacks?: 'answer' | 'data'): string[] {
  const texts = ruleNames.flatMap((rule) => {
    const verdict: Verdict | undefined = verdicts[rule]
    return verdict?.state === 'open' && (lacks === undefined || verdict.lacks === lacks)
      ? [verdict.condition]
      : []
  })
  return [...new Set(texts)]
}

/** «если А, Б и В»; null where nothing has to hold. */
export function joinConditions(conditions: readonly string[]): string | null {
  if (conditions.length === 0) return null
  const texts = conditions.map((text) => text.replace(/^если /, ''))
  return `если ${texts.length > 2 ? `${texts.slice(0, -1).join(', ')} и ${texts.at(-1)}` : texts.join(' и ')}`
}

/** Whether no answer and no number of the model is missing. */
export const isCertain = ({ verdicts }: Candidate<Selectable>): boolean =>
  Object.values(verdicts).every(({ state }) => state === 'passed')

/** Whether a model of the same size takes whatever the other does. */
export const replaces = (one: Model<unknown>, other: Model<unknown>): boolean =>
  one.capacity === other.capacity &&
  (one.salvo ?? 0) >= (other.salvo ?? 0) &&
  (one.otherSalvo ?? one.salvo ?? 0) >= (other.otherSalvo ?? other.salvo ?? 0) &&
  (one.residents ?? 0) >= (other.residents ?? 0)

/** Whether gravity is certain for this model. */
export const isSureByGravity = (candidate: Candidate<Selectable>): boolean =>
  !isLifted(candidate) && gravityRules.every((rule) => candidate.verdicts[rule]?.state === 'passed')
