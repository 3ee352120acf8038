// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../../api/error.ts'
import { createStaffApi } from '../../../../api/staff.ts'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { dismissToast } from '../../../../ui/toast/toast-store.ts'
import { SPECS_KEY } from '../../../parts/product/spec-queries.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { StaffContext } from '../../../staff.ts'
import { type ProductValues, toValues } from '../values/product-values.ts'
import { useSaveProduct } from './use-save-product.ts'

const stored = createProduct({ id: 5, version: 7, slug: 'topas-5', name: 'Топас 5', price: 100_000 })
const call = vi.fn<(verb: string, input: unknown) => Promise<unknown>>()
const api = createStaffApi(([noun, verb], _row, input, { headers }) => {
  sentOver(headers?.['If-Match'])
  return call(`${noun}.${verb}`, input)
})
const sentOver = vi.fn<(version: string | undefined) => void>()
const onFailed = vi.fn<(error: ApiError) => void>()

type Target = Product | 'new' | undefined
const values: ProductValues = { ...toValues(stored), name: 'Топас 5 Про' }

function SaveButton({
  target,
  isSending,
  typed,
}: {
  target: Target
  isSending: boolean
  typed: ProductValues
}) {
  const send = useSaveProduct(target === 'new', isSending)
  const base = target === 'new' ? undefined : target
  return (
    <button
      type="button"
      onClick={() =>
        void send(
          typed,
          { name: '' },
          base,
          base && { entity: 'products', id: base.id, version: base.version },
        ).catch(onFailed)
      }
    >
      Сохранить
    </button>
  )
}

let opened: Awaited<ReturnType<typeof openStaffScreen>>
async function save(target: Target, { isSending = false, typed = values } = {}) {
  opened = await openStaffScreen(() => (
    <StaffContext value={api}>
      <SaveButton target={target} isSending={isSending} typed={typed} />
    </StaffContext>
  ))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' })))
  await act(async () => undefined)
}
const shownText = () => screen.getByRole('status').textContent + (screen.getByRole('alert').textContent ?? '')

beforeEach(() => {
  vi.resetAllMocks()
  dismissToast()
  call.mockResolvedValue(stored)
})

describe('Saving a product', () => {
  test('sends only what was changed of a stored one', async () => {
    await save(stored)
    expect(call).toHaveBeenCalledExactlyOnceWith('adminProducts.update', { key: 5, name: 'Топас 5 Про' })
    expect(sentOver).toHaveBeenCalledExactlyOnceWith('"7"')
    expect(shownText()).toBe('Товар обновлёнТопас 5')
  })

  test('sends a new one whole', async () => {
    await save('new')
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'adminProducts.create',
      expect.objectContaining({ name: 'Топас 5 Про', slug: 'topas-5', price: 100_000 }),
    )
    expect(shownText()).toBe('Товар созданТопас 5')
  })

  test.each([
    ['technicalSpecsJson', '{'],
    ['featuresJson', '{'],
  ])('says that unreadable JSON in %s was left out', async (field, text) => {
    await save(stored, { typed: { ...values, [field]: text } })
    expect(shownText()).toBe('Товар обновлёнJSON с ошибкой не сохранён: взяты строки над ним.')
  })

  test.each([
    ['technicalSpecsJson', '{"Цвет": "синий"}'],
    ['featuresJson', '["Тихая"]'],
    ['featuresJson', '  '],
  ])('says nothing of %s that can be read: %s', async (field, text) => {
    await save(stored, { typed: { ...values, [field]: text } })
    expect(shownText()).toBe('Товар обновлёнТопас 5')
  })
})

test('A saved product is read anew, with its lists and what each in them lacks', async () => {
  await save(stored)
  const { queries } = opened
  const lists = [
    [...PRODUCTS_KEY, 'list'],
    [...SPECS_KEY, 'filling'],
  ]
  for (const key of lists) queries.setQueryData(key, [stored])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' })))
  await act(async () => undefined)
  expect(lists.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})

describe('Nothing is sent', () => {
  test.each([
    [
      'while a picture is on its way',
      stored,
      true,
      'Изображение ещё загружается: подождите немного и сохраните снова',
    ],
    ['of a product that is not there', undefined, false, 'Отсутствует ID товара'],
    ['of a product without a number', createProduct({ id: Number.NaN }), false, 'Отсутствует ID товара'],
  ])('%s: the form says why', async (_when, target, isSending, message) => {
    await save(target, { isSending })
    expect(call).not.toHaveBeenCalled()
    expect(shownText()).toBe(`Ошибка${message}`)
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 0, userMessage: message }),
    )
  })

  test('when the values cannot even be read', async () => {
    await save(stored, {
      typed: {
        ...values,
        get name(): string {
          throw new Error('x is undefined')
        },
      },
    })
    expect(call).not.toHaveBeenCalled()
    expect(shownText()).toBe('ОшибкаНе удалось подготовить данные для сохранения')
  })
})

describe('A save that the server refuses', () => {
  const fieldsOf = () => onFailed.mock.calls.flatMap(([error]) => [...error.fieldErrors])

  test.each([
    ['a stored product', stored, 'ОшибкаНе удалось обновить товар'],
    ['a new product', 'new' as const, 'ОшибкаНе удалось создать товар'],
  ])('of %s is told in the words of the catalogue of errors', async (_what, target, message) => {
    call.mockRejectedValueOnce(new ApiError(503, '', null))
    await save(target)
    expect(shownText()).toBe(message)
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 503 }))
  })

  test('marks the fields of the form that stand for its columns', async () => {
    const errors = new Map([
      ['imageUrl', 'Нет такой картинки'],
      ['technicalSpecs.Цвет', 'Слишком длинно'],
      ['price', 'Слишком много'],
    ])
    call.mockRejectedValueOnce(new ApiError(400, '', 'Проверьте поля', errors))
    await save(stored)
    expect(fieldsOf()).toEqual([
      ['images', 'Нет такой картинки'],
      ['specs', 'Слишком длинно'],
      ['price', 'Слишком много'],
    ])
  })

  test.each([new ApiError(409, '', 'Такой slug уже используется'), new ApiError(400, '', 'Нет')])(
    '%#: marks nothing',
    async (error) => {
      call.mockRejectedValueOnce(error)
      await save(stored)
      expect(fieldsOf()).toEqual([])
    },
  )
})
