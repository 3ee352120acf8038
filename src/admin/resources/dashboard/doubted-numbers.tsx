import type { DoubtedNumber } from '../../../contract/catalogue/doubts.ts'
import { formatSpec } from '../../../domain/product/spec-labels.ts'
import { STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { formatShortDate } from '../../../lib/dates.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'

/** Numbers of passports that two sources state differently and that decide which model is proposed; nothing when there is none. */
export function DoubtedNumbers({ doubts }: { doubts: readonly DoubtedNumber[] }) {
  if (doubts.length === 0) return null
  return (
    <Panel as="section" className="checks doubts" aria-labelledby="doubts">
      <PanelHead
        id="doubts"
        title={`${doubts.length} ${plural(doubts.length, ['число, которое решает', 'числа, которые решают', 'чисел, которые решают'])} выбор`}
      />
      <p className="checks__none">
        Источники расходятся, и от этого зависит, какую модель сайт предложит первой. Спросите производителя и
        запишите ответ в товар.
      </p>
      <ul>
        {doubts.map((doubt) => (
          <Row key={`${doubt.productId} ${doubt.field}`} doubt={doubt} />
        ))}
      </ul>
    </Panel>
  )
}

const names = { batchDischarge: 'залп', productivity: 'производительность', inletTo: 'вход трубы' } as const

function Row({ doubt }: { doubt: DoubtedNumber }) {
  const { productId, name, field, value, otherValue, source, decided, asked, example } = doubt
  const whole = (number: number) => formatSpec(field, number)
  return (
    <li>
      <a href={`${STAFF_PRODUCTS_PATH}?edit=${productId}`}>
        <b className="checks__count num">{decided}</b>
        <span>
          {name}: {names[field]} {whole(value)} или {whole(otherValue)}
          <small>
            {source.text}, {formatShortDate(source.date)}. Решает для {decided} из {asked} домов: если верно{' '}
            {whole(value)}, первая {example.confirmed ?? 'расчёт инженера'}, если {whole(otherValue)} —{' '}
            {example.refuted ?? 'расчёт инженера'}.
          </small>
        </span>
        <Icon name="chevron-right" />
      </a>
      <a className="small" href={example.link}>
        Расчёт для примера<span className="vh"> с моделью {name}</span>
      </a>
    </li>
  )
}
