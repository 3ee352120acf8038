import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { BulkConfirm } from './bulk-confirm.tsx'
import { BulkFields } from './bulk-fields.tsx'
import { BulkPreviewSection } from './bulk-preview.tsx'
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
        <Sentence {...values} manufacturer={bulk.manufacturer} />
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
  manufacturer: string | null
  modelLine: string | null
  changeType: 'percentage' | 'fixed'
  priceChange: string
}

function Sentence({ manufacturer, modelLine, changeType, priceChange }: SentenceProps) {
  const said = sayChange({ text: priceChange, type: changeType })
  const { words, name } = sayWhose({ manufacturer, modelLine })
  if (!said) return null
  return (
    <p className="bulk__sentence" role="status">
      {words.charAt(0).toUpperCase() + words.slice(1)} {name && <b>{name} </b>}
      {said.change === 'такими же' ? 'останутся' : 'станут'} <b>{said.change}</b>. {said.hint}
    </p>
  )
}
