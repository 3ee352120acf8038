import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { ROUNDING_STEPS } from '../../../../domain/price/bulk-price.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Segments } from '../../../kit/segments.tsx'
import { LineFields } from '../../../parts/product/line-fields.tsx'
import { linesOf } from '../../../parts/product/product-list.ts'
import { productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { EffectiveAtField } from '../parts/effective-at-field.tsx'
import { type BulkValues, roundingOf } from './bulk-values.ts'

const TYPES = [
  { value: 'percentage', label: 'В процентах' },
  { value: 'fixed', label: 'В рублях' },
] as const

const BASES = [
  { value: 'station', label: 'Только станция' },
  { value: 'price', label: 'С установкой' },
] as const

const ROUNDINGS = [
  { value: '1', label: 'до рубля' },
  { value: '10', label: '10 ₽' },
  { value: '100', label: '100 ₽' },
  { value: '500', label: '500 ₽' },
] as const

/** Fields of a bulk change: selection, unit, amount, base and rounding. */
export function BulkFields({ values, onChange, error, amount, timeError, time }: BulkFieldsProps) {
  const products = linesOf(useQuery(productsQuery(useApi())).data)
  const { changeType, priceChange, base } = values
  const roundTo = roundingOf(values)
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
        narrow="columns"
        options={TYPES}
        value={changeType}
        onChange={(type) => put({ changeType: type })}
      />
      <Field label="На сколько" error={error}>
        {(control) => (
          <div className="with-unit">
            <Input
              {...control}
              ref={amount}
              className="num"
              // Not `decimal`: not every phone's numeric keyboard has a minus.
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
      <div className="bulk__how">
        {changeType === 'percentage' && (
          <Segments
            label="От какой цены считать"
            narrow="whole"
            options={BASES}
            value={base}
            onChange={(chosen) => put({ base: chosen })}
          />
        )}
        <Segments
          label="Округлить новые цены"
          narrow="whole"
          options={ROUNDINGS}
          value={ROUNDINGS.find(({ value }) => Number(value) === roundTo)?.value ?? '1'}
          onChange={(chosen) => put({ roundTo: ROUNDING_STEPS.find((step) => String(step) === chosen) ?? 1 })}
        />
        <EffectiveAtField
          ref={time}
          value={values.effectiveAt}
          onChange={({ target }) => put({ effectiveAt: target.value })}
          error={timeError}
        />
      </div>
    </div>
  )
}

interface BulkFieldsProps {
  values: BulkValues
  onChange: (values: BulkValues) => void
  error: string | undefined
  amount: RefObject<HTMLInputElement | null>
  timeError: string | undefined
  time: RefObject<HTMLInputElement | null>
}
