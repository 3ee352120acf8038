import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { manufacturersQuery, productsQuery } from '../queries.ts'
import { useApi } from '../staff.ts'
import { type BulkValues, listLines } from './bulk-values.ts'
import { Segments } from './segments.tsx'

const TYPES = [
  { value: 'percentage', label: 'В процентах' },
  { value: 'fixed', label: 'В рублях' },
] as const

/** Whose prices, how, and by how much. */
export function BulkFields({ values, onChange, error, amount }: BulkFieldsProps) {
  const api = useApi()
  const { data: manufacturers = [] } = useQuery(manufacturersQuery(api))
  const { data: products = [] } = useQuery(productsQuery(api))
  const { manufacturerId, modelLine, changeType, priceChange } = values
  const lines = listLines(products, manufacturerId)
  const put = (changes: Partial<BulkValues>) => onChange({ ...values, ...changes })
  return (
    <div className="bulk__fields">
      <Field label="Производитель">
        {(control) => (
          <Select
            {...control}
            value={manufacturerId ?? ''}
            onChange={({ target }) =>
              put({ manufacturerId: target.value === '' ? null : Number(target.value), modelLine: null })
            }
          >
            <option value="">Все производители</option>
            {manufacturers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Линейка">
        {(control) => (
          <Select
            {...control}
            disabled={manufacturerId === null}
            value={modelLine ?? ''}
            onChange={({ target }) => put({ modelLine: target.value || null })}
          >
            <option value="">{manufacturerId === null ? 'Сначала производитель' : 'Все линейки'}</option>
            {lines.map((line) => (
              <option key={line} value={line}>
                {line}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
