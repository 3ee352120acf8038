import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffListedProduct } from '../../../contract/catalogue/products.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { toFind } from '../../kit/table/whole-list.ts'
import { useApi } from '../../staff.ts'
import { productPartQuery } from './product-list.ts'

/** Most results shown. */
const MOST = 8

/** A search in a catalogue that is not read whole, for forms that have no room for `ProductChoice`: what it finds are buttons. */
export function ProductSearch({ label, hint, error, onChoose }: ProductSearchProps) {
  const [text, setText] = useState('')
  const isTyped = text.trim() !== ''
  const asked = { ...toFind(text), limit: MOST }
  const part = useQuery({ ...productPartQuery(useApi(), asked), enabled: isTyped }).data
  return (
    <div className="stack">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            placeholder="Название или модель"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              // The form is not sent by it.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
      </Field>
      {isTyped &&
        part?.items.map((product) => (
          <Button
            key={product.id}
            onClick={() => {
              setText('')
              onChoose(product)
            }}
          >
            {`${product.name}, ${product.manufacturerName}`}
          </Button>
        ))}
      {isTyped && (
        <p className="small muted" role="status">
          {part ? describeRest(part) : 'Загрузка…'}
        </p>
      )}
    </div>
  )
}

function describeRest({ total, items }: { total: number; items: readonly unknown[] }): string {
  if (total === 0) return 'Товары не найдены'
  return total > items.length ? `Ещё ${total - items.length}: уточните название.` : ''
}

interface ProductSearchProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  onChoose: (product: StaffListedProduct) => void
}
