import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { countBulk } from '../../../../domain/price/bulk-figures.ts'
import { upperFirst } from '../../../../lib/text/lower-first.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { describeChange, formatScope } from '../parts/price-text.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkConfirm } from './bulk-confirm.tsx'
import { BulkFields } from './bulk-fields.tsx'
import { BulkPreviewSection } from './bulk-preview.tsx'
import { type BulkValues, isOfStation, roundingOf } from './bulk-values.ts'
import { useBulkChange } from './use-bulk-change.ts'

const NONE = countBulk([])

/** Tab of bulk changes: form, preview and confirmation; the banner above can undo the last one. */
export function BulkTab() {
  const formId = useId()
  const bulk = useBulkChange()
  const { values, change, preview, figures } = bulk
  const send = (event: FormEvent) => {
    event.preventDefault()
    bulk.submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    bulk.submit()
  }
  return (
    <>
      <Panel as="form" id={formId} className="bulk" noValidate onSubmit={send} onKeyDown={onKeyDown}>
        <BulkFields
          values={values}
          onChange={bulk.put}
          error={bulk.error}
          amount={bulk.amount}
          timeError={bulk.timeError}
          time={bulk.time}
        />
        <Sentence values={values} manufacturer={bulk.manufacturer} />
      </Panel>
      {change === null ? (
        <Panel className="bulk__none">
          <p>Введите, на сколько изменить цены: здесь появится каждый товар, прежняя и новая цена.</p>
          <BulkBar formId={formId} figures={NONE} isBusy={false} isPlanned={values.effectiveAt !== ''} />
        </Panel>
      ) : (
        <BulkPreviewSection bulk={bulk} formId={formId} />
      )}
      {bulk.isConfirming && preview.data && <BulkConfirm bulk={bulk} figures={figures} />}
    </>
  )
}

interface SentenceProps {
  values: BulkValues
  manufacturer: string | null
}

function Sentence({ values, manufacturer }: SentenceProps) {
  const { modelLine, priceChange, changeType } = values
  const roundTo = roundingOf(values)
  const isStation = isOfStation(values)
  const described = describeChange({ text: priceChange, type: changeType, roundTo })
  const { text, name } = formatScope({ manufacturer, modelLine, isStation })
  if (!described) return null
  const isSame = described.change === 'такими же'
  return (
    <p className="bulk__sentence" role="status">
      {upperFirst(text)} {name && <b>{name} </b>}
      <span>
        {isSame ? 'останутся' : 'станут'} <b>{described.change}</b>
        {isStation && !isSame ? ', цена установки не изменится' : ''}. {described.hint}
      </span>
    </p>
  )
}
