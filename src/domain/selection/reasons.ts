import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { type Candidate, isLifted, isSureByGravity } from './candidate.ts'
import type { Selectable } from './model.ts'
import type { Plot } from './plot.ts'
import { GUEST_LITRES } from './rules-table.ts'
import { centimetres, litres } from './units.ts'

const joined = (facts: readonly string[]) => {
  const text = facts.length > 1 ? `${facts.slice(0, -1).join(', ')} и ${facts.at(-1)}` : (facts[0] ?? '')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** A price that contains the installation, in kopecks; null otherwise. */
const turnkey = ({ price, installationPrice }: Selectable) => (installationPrice === null ? null : price)

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
    const text = joined(differences(other, first, plot))
    texts.push(texts.includes(text) ? `${other.model.product.name}: ${text.toLowerCase()}` : text)
  }
  return texts
}

function reasonOfFirst(candidate: Candidate<Selectable>, { load }: Plot): string {
  const { model } = candidate
  const enough = load.litresPerDay === null ? 'сток' : `${litres(load.litresPerDay)} в сутки`
  const facts = [
    `наименьшая, которой хватает на ${enough}${load.salvo ? ` и залп ${litres(load.salvo)}` : ''}`,
    ...bodyFacts(candidate),
    ...(model.isPumped ? ['насос поднимает очищенную воду'] : []),
    ...(isSureByGravity(candidate) && model.kind !== 'septic' ? ['вода уходит сама, без насоса'] : []),
  ]
  const text = facts.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function bodyFacts({ model, hasPumpWell }: Candidate<Selectable>): string[] {
  const { height } = model.product
  return [
    ...(model.kind === 'septic' ? ['работает без электричества, осадок откачивают раз в год'] : []),
    ...(model.kind === 'low'
      ? [
          height === null
            ? 'низкий корпус: котлован мельче'
            : `низкий корпус, ${formatNumber(height / 1000)}\u00a0м: котлован мельче`,
        ]
      : []),
    ...(hasPumpWell ? ['нужен отдельный насосный колодец, в цену он не входит'] : []),
  ]
}

function differences(one: Candidate<Selectable>, first: Candidate<Selectable>, { load }: Plot): string[] {
  const [model, base] = [one.model, first.model]
  const facts: string[] = []
  const [price, from] = [turnkey(model.product), turnkey(base.product)]
  if (price !== null && from !== null && price !== from) {
    facts.push(`${price < from ? 'дешевле' : 'дороже'} на ${formatMoney(Math.abs(price - from))}`)
  }
  if (price !== null && from === null) facts.push(`${formatMoney(price)} с установкой`)
  if (base.kind === 'septic' && model.kind !== 'septic') facts.push('чистит глубже отстойника')
  if (model.isPumped && !isLifted(first)) facts.push('насос поднимет воду, если самотёк не пройдёт')
  if (!isLifted(one) && base.isPumped) facts.push('без насоса, если вода уйдёт самотёком')
  if (model.inletTo !== null && base.inletTo !== null && model.inletTo > base.inletTo) {
    facts.push(`примет трубу до ${centimetres(model.inletTo)}`)
  }
  facts.push(...bodyFacts(one))
  // Makers measure salvo and electricity differently (docs/decisions/2026-11-23-one-truth.md).
  const isSameMaker = model.product.manufacturerSlug === base.product.manufacturerSlug
  const [salvo, baseSalvo] = [model.salvo, base.salvo]
  if (isSameMaker && salvo !== null && baseSalvo !== null && salvo > baseSalvo)
    facts.push(`больше залп, ${litres(salvo)}`)
  const spare = (model.capacity ?? 0) - (load.litresPerDay ?? 0)
  const hasRoom = spare >= GUEST_LITRES && (model.capacity ?? 0) > (base.capacity ?? 0)
  if (hasRoom) facts.push(`выдержит гостей: запас ${litres(spare)} в сутки`)
  const [power, basePower] = [electricity(model.product), electricity(base.product)]
  if (isSameMaker && power !== null && basePower !== null && power < basePower) {
    facts.push(`электричества ${formatNumber(power)} вместо ${formatNumber(basePower)}\u00a0кВт·ч в сутки`)
  }
  if (model.product.price === null) facts.push('цену назовёт инженер')
  else if (price === null) facts.push('цена без монтажа')
  return facts.length > 0
    ? facts.slice(0, 3)
    : [`другая линейка: ${model.product.modelLine ?? model.product.name}`]
}
