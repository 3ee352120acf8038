import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Field } from '../../ui/field.tsx'
import { LineFields } from '../product/line-fields.tsx'
import { productsQuery } from '../queries.ts'
import { useApi } from '../staff.ts'
import type { BulkValues } from './bulk-values.ts'
import { Segments } from './segments.tsx'

const TYPES = [
  { value: 'percentage', label: 'В процентах' },
  { value: 'fixed', label: 'В рублях' },
] as const

/** Whose prices, how, and by how much. */
export function BulkFields({ values, onChange, error, amount }: BulkFieldsProps) {
  const { data: products = [] } = useQuery(productsQuery(useApi()))
  const { changeType, priceChange } = values
  const put = (changes: Partial<BulkValues>) => onChange({ ...values, ...changes })
  return (
    <div className="bulk__fields">
      <LineFields
        products={products}
        chosen={values}
        onChoose={put}
        all={{ manufacturers: 'Все производители', lines: 'Все линейки' }}
      />
      <Segments
        label="Как изменить"
        options={TYPES}
        value={changeType}
        onChange={(type) => put({ changeType: type })}
      />
      <Field label="На сколько" error={error}>
        {(control) => (
          <div className="with-unit">
            <input
              {...control}
              ref={amount}
              className="input num"
              // Not every phone has a minus on its figures-only keyboard.
              inputMode="text"
              autoComplete="off"
              maxLength={40}
              aria-required
              placeholder={changeType === 'percentage' ? 'Например, 5' : 'Например, 1500'}
              value={priceChange}
              onChange={({ target }) => put({ priceChange: target.value })}
            />
            <span>{changeType === 'percentage' ? '%' : '₽'}</span>
          </div>
        )}
      </Field>
    </div>
  )
}

interface BulkFieldsProps {
  values: BulkValues
  onChange: (values: BulkValues) => void
  error: string | undefined
  amount: RefObject<HTMLInputElement | null>
}
