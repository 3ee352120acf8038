import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { BulkConfirm } from './bulk-confirm.tsx'
import { BulkFields } from './bulk-fields.tsx'
import { BulkPreviewSection } from './bulk-preview.tsx'
import { type BulkValues, isOfStation } from './bulk-values.ts'
import { sayChange, sayWhose } from './price-words.ts'
import { useBulkChange } from './use-bulk-change.ts'

/** Many prices at once: said in a sentence, shown row by row, confirmed, applied; the banner above takes it back. */
export function BulkTab() {
  const formId = useId()
  const bulk = useBulkChange()
  const { values, change, preview } = bulk
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
      <form id={formId} className="panel bulk" noValidate onSubmit={send} onKeyDown={onKeyDown}>
        <BulkFields values={values} onChange={bulk.put} error={bulk.error} amount={bulk.amount} />
        <Sentence values={values} manufacturer={bulk.manufacturer} />
      </form>
      {change === null ? (
        <div className="panel bulk__none">
          <p>Введите, на сколько изменить цены: здесь появится каждый товар, прежняя и новая цена.</p>
          <BulkBar formId={formId} rows={[]} isBusy={false} />
        </div>
      ) : (
        <BulkPreviewSection bulk={bulk} formId={formId} />
      )}
      {bulk.isConfirming && preview.data && <BulkConfirm bulk={bulk} rows={preview.data.rows} />}
    </>
  )
}

interface SentenceProps {
  values: BulkValues
  manufacturer: string | null
}

function Sentence({ values, manufacturer }: SentenceProps) {
  const { modelLine, priceChange, changeType, roundTo } = values
  const isStation = isOfStation(values)
  const said = sayChange({ text: priceChange, type: changeType, roundTo })
  const { words, name } = sayWhose({ manufacturer, modelLine, isStation })
  if (!said) return null
  const isSame = said.change === 'такими же'
  return (
    <p className="bulk__sentence" role="status">
      {words.charAt(0).toUpperCase() + words.slice(1)} {name && <b>{name} </b>}
      {isSame ? 'останутся' : 'станут'} <b>{said.change}</b>
      {isStation && !isSame ? ', цена установки не изменится' : ''}. {said.hint}
    </p>
  )
}
