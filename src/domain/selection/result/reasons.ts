import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { formatMoney } from '../../../lib/money.ts'
import { lowerFirst, upperFirst } from '../../../lib/text/lower-first.ts'
import { type Candidate, isLifted, isSureByGravity } from '../candidate.ts'
import type { Selectable } from '../model.ts'
import { GUEST_LITRES } from '../norms.ts'
import type { Plot } from '../plot.ts'
import { centimetres, litres } from '../units.ts'

const sentenceOf = (facts: readonly string[]) => {
  const text = facts.join('; ')
  return `${upperFirst(text)}.`
}

/** A price of today that contains the installation, in kopecks; null otherwise. */
const turnkey = ({ price, installationPrice, sources }: Selectable) =>
  installationPrice === null || sources.price?.outdated ? null : price

/** Kilowatt-hours a day. */
function electricity({ powerConsumption }: Selectable): number | null {
  const [, amount] = /^(\d+(?:[.,]\d+)?)\s*кВт·ч\/сут/.exec(powerConsumption ?? '') ?? []
  return amount === undefined ? null : Number(amount.replace(',', '.'))
}

/** One sentence for each chosen model: why the first one, and what tells the others from it. No two are alike. */
export function reasonsOf(chosen: readonly Candidate<Selectable>[], plot: Plot): string[] {
  const [first] = chosen
  if (first === undefined) return []
  const texts = [reasonOfFirst(first, plot)]
  for (const other of chosen.slice(1)) {
    const text = sentenceOf(differences(other, first, plot))
    texts.push(texts.includes(text) ? `${other.model.product.name}: ${lowerFirst(text)}` : text)
  }
  return texts
}

function reasonOfFirst(candidate: Candidate<Selectable>, { load }: Plot): string {
  const { model, verdicts } = candidate
  const uses = [
    ...(model.capacity === null || load.litresPerDay === null
      ? []
      : [`очищает ${litres(model.capacity)} в сутки при ваших ${litres(load.litresPerDay)}`]),
    // A salvo that the passport has yet to confirm stands in the condition.
    ...(model.salvo === null || !load.salvo || verdicts.salvo?.state !== 'passed'
      ? []
      : [
          `принимает разом ${model.otherSalvo === null ? '' : 'не меньше '}${litres(model.otherSalvo ?? model.salvo)} при ваших ${litres(load.salvo)}`,
        ]),
  ]
  return sentenceOf([
    ...(uses.length > 0 ? [uses.join(' и ')] : []),
    ...bodyFacts(candidate),
    ...(model.isPumped ? ['насос поднимает очищенную воду'] : []),
    ...(isSureByGravity(candidate) && model.kind !== 'septic' ? ['вода уходит сама, без насоса'] : []),
  ])
}

function bodyFacts({ model, hasPumpWell }: Candidate<Selectable>): string[] {
  const { height } = model.product
  return [
    ...(hasPumpWell ? ['нужен отдельный насосный колодец (в цену не входит)'] : []),
    ...(model.kind === 'septic' ? ['работает без электричества (осадок откачивают раз в год)'] : []),
    ...(model.kind === 'low'
      ? [
          height === null
            ? 'котлован мельче (низкий корпус)'
            : `котлован мельче (корпус ${formatNumber(height / 1000)}\u00a0м)`,
        ]
      : []),
  ]
}

/** «Мелкопузырчатая, два компрессора» in parts. */
const aerationOf = ({ technicalSpecs }: Selectable): string[] => {
  const aeration = technicalSpecs?.aerationType
  return typeof aeration === 'string' ? aeration.toLowerCase().split(', ') : []
}

/** How it gets its air, where that tells it from the first; else its line. */
function buildOf(product: Selectable, first: Selectable): string {
  const others = aerationOf(first)
  const own = aerationOf(product).filter((part) => !others.includes(part))
  const text = own.join(', ')
  if (text === '' || others.length === 0) return `другая линейка (${product.modelLine ?? product.name})`
  return /^[а-я]+ компрессор/.test(text) && !text.startsWith('от ') ? text : `аэрация ${text}`
}

function differences(one: Candidate<Selectable>, first: Candidate<Selectable>, { load }: Plot): string[] {
  const [model, base] = [one.model, first.model]
  const facts: string[] = []
  const [price, from] = [turnkey(model.product), turnkey(base.product)]
  if (price !== null && from !== null && price !== from) {
    facts.push(`${price < from ? 'дешевле' : 'дороже'} на ${formatMoney(Math.abs(price - from))}`)
  }
  if (price !== null && from === null) facts.push(`${formatMoney(price)} с установкой`)
  facts.push(...bodyFacts(one))
  if (base.kind === 'septic' && model.kind !== 'septic') facts.push('чистит глубже отстойника')
  if (model.isPumped && !isLifted(first)) facts.push('насос поднимет воду, если самотёк не пройдёт')
  if (!isLifted(one) && base.isPumped) facts.push('без насоса, если вода уйдёт самотёком')
  if (model.inletTo !== null && base.inletTo !== null && model.inletTo > base.inletTo) {
    facts.push(`примет трубу до ${centimetres(model.inletTo)}`)
  }
  // Makers measure salvo and electricity differently (docs/decisions/2026-11-23-one-truth.md).
  const isSameMaker = model.product.manufacturerSlug === base.product.manufacturerSlug
  const [salvo, baseSalvo] = [model.salvo, base.salvo]
  if (isSameMaker && salvo !== null && baseSalvo !== null && salvo > baseSalvo)
    facts.push(`больше залп, ${litres(salvo)}`)
  const spare = (model.capacity ?? 0) - (load.litresPerDay ?? 0)
  const hasRoom = spare >= GUEST_LITRES && (model.capacity ?? 0) > (base.capacity ?? 0)
  if (hasRoom) facts.push(`выдержит гостей: запас ${litres(spare)} в сутки`)
  const [power, basePower] = [electricity(model.product), electricity(base.product)]
  if (isSameMaker && power && basePower !== null && power < basePower) {
    facts.push(`электричества ${formatNumber(power)} вместо ${formatNumber(basePower)}\u00a0кВт·ч в сутки`)
  }
  // A price alone is no reason to take it: what is built otherwise comes with it.
  const isOnlyDearer = facts.length === 0 || (facts.length === 1 && (price ?? 0) > (from ?? 0))
  if (isOnlyDearer) facts.push(buildOf(model.product, base.product))
  if (model.product.price === null) facts.push('цену назовёт инженер')
  else if (model.product.installationPrice === null) facts.push('цена без монтажа')
  return facts.slice(0, 3)
}
