// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../../api/error.ts'
import { toReason } from '../write/failure-messages.ts'
import { clearUnsaved, hasUnsaved } from '../write/unsaved.ts'
import { useStaffForm } from './use-staff-form.ts'

const schema = z.object({
  title: z.string().min(1, 'Назовите вопрос'),
  slug: z.string(),
  rows: z.array(z.string()),
})
type Values = z.infer<typeof schema>

/** The rules' script, of a former build, is no longer there. */
let isGone = false
const save = vi.fn<(values: Values, changed: Partial<Values>) => Promise<unknown>>()
const confirmFirst = vi.fn<(values: Values) => Promise<boolean>>()
const onSaved = vi.fn()
const onInvalid = vi.fn()

function Screen() {
  const { form, props, failure } = useStaffForm<Values>({
    schema: async () => {
      if (isGone) throw new TypeError('Failed to fetch dynamically imported module')
      return schema
    },
    defaultValues: { title: 'Зима', slug: 'zima', rows: [] },
    confirmFirst,
    save,
    onSaved,
    onInvalid,
  })
  const { errors, isDirty } = form.formState
  return (
    <form {...props}>
      <input aria-label="Вопрос" {...form.register('title')} />
      <input aria-label="Адрес" {...form.register('slug')} />
      <p>{[errors.title?.message, errors.slug?.message, errors.rows?.message].filter(Boolean).join('; ')}</p>
      <p>{failure === null ? 'Ничего не сорвалось' : `Сорвалось: ${toReason(failure)}`}</p>
      <p>{isDirty ? 'Есть несохранённое' : 'Всё сохранено'}</p>
      <button type="button" onClick={() => form.setValue('rows', ['Канава'], { shouldDirty: true })}>
        Добавить строку
      </button>
      <button type="submit">Сохранить</button>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Сохранить' })))

/** A call whose response the test controls. */
function holdSave() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  save.mockReturnValueOnce(promise)
  return {
    succeed: () => act(async () => resolve(null)),
    fail: (error: Error) => act(async () => reject(error)),
  }
}

beforeEach(async () => {
  vi.resetAllMocks()
  isGone = false
  clearUnsaved()
  save.mockResolvedValue(null)
  confirmFirst.mockResolvedValue(true)
  await openStaffScreen(Screen)
})

describe('A form that is saved', () => {
  test('sends what was typed, holds nothing unsaved and says so', async () => {
    type('Вопрос', 'Лето')
    expect(hasUnsaved()).toBe(true)
    await press()
    expect(save).toHaveBeenCalledExactlyOnceWith(
      { title: 'Лето', slug: 'zima', rows: [] },
      { title: 'Лето' },
      undefined,
      undefined,
    )
    expect(onSaved).toHaveBeenCalledOnce()
    expect(hasUnsaved()).toBe(false)
    expect(field('Вопрос').value).toBe('Лето')
    screen.getByText('Всё сохранено')
  })

  test('keeps what is typed while the save is under way: it is unsaved, and the form stays', async () => {
    const call = holdSave()
    type('Вопрос', 'Лето')
    await press()
    type('Вопрос', 'Лето и осень')
    await call.succeed()
    expect(field('Вопрос').value).toBe('Лето и осень')
    expect(onSaved).not.toHaveBeenCalled()
    expect(hasUnsaved()).toBe(true)
    screen.getByText('Есть несохранённое')

    await press()
    expect(save).toHaveBeenLastCalledWith(
      { title: 'Лето и осень', slug: 'zima', rows: [] },
      { title: 'Лето и осень' },
      undefined,
      undefined,
    )
    expect(onSaved).toHaveBeenCalledOnce()
    expect(hasUnsaved()).toBe(false)
  })

  test('knows what was changed: not what was typed and typed back, and a list as a whole', async () => {
    type('Адрес', 'leto')
    type('Адрес', 'zima')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Добавить строку' })))
    await press()
    expect(save.mock.lastCall?.[1]).toEqual({ rows: ['Канава'] })
  })

  test('is asked for first where somebody may have second thoughts: no sends nothing', async () => {
    confirmFirst.mockResolvedValueOnce(false)
    type('Вопрос', 'Лето')
    await press()
    expect(confirmFirst).toHaveBeenCalledExactlyOnceWith({ title: 'Лето', slug: 'zima', rows: [] }, undefined)
    expect(save).not.toHaveBeenCalled()
    expect(hasUnsaved()).toBe(true)
    await press()
    expect(save).toHaveBeenCalledOnce()
  })

  test('is sent once, however often the button is pressed', async () => {
    const call = holdSave()
    await press()
    await press()
    expect(save).toHaveBeenCalledOnce()
    await call.succeed()
  })
})

describe('A save that failed', () => {
  test('is no save: everything typed stays, unsaved', async () => {
    const call = holdSave()
    type('Вопрос', 'Лето')
    await press()
    await call.fail(new ApiError(503, '', null))
    expect(onSaved).not.toHaveBeenCalled()
    expect(onInvalid).not.toHaveBeenCalled()
    expect(hasUnsaved()).toBe(true)
    expect(field('Вопрос').value).toBe('Лето')
    screen.getByText('Есть несохранённое')
  })

  test('leaves what is typed next unsaved at once, before it is validated', async () => {
    type('Вопрос', '')
    await press()
    await act(async () => type('Вопрос', 'Зима'))
    expect(hasUnsaved()).toBe(false)
    type('Вопрос', 'Весна')
    expect(hasUnsaved()).toBe(true)
  })

  test('is said until the next try', async () => {
    save.mockRejectedValueOnce(new ApiError(0, '', null))
    await press()
    screen.getByText('Сорвалось: нет связи с сервером')
    type('Вопрос', 'Лето')
    screen.getByText('Сорвалось: нет связи с сервером')
    const call = holdSave()
    await press()
    screen.getByText('Ничего не сорвалось')
    await call.succeed()
    screen.getByText('Ничего не сорвалось')
  })

  test('by a fault of the page itself is said too, and told to the console', async () => {
    const fault = new Error('x is undefined')
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    save.mockRejectedValueOnce(fault)
    await press()
    screen.getByText('Сорвалось: неизвестная ошибка')
    expect(report).toHaveBeenCalledExactlyOnceWith(fault)
    vi.unstubAllGlobals()
  })

  test('shows what the server says of a field under it, and moves there', async () => {
    const messages = new Map([
      ['slug', 'Адрес занят'],
      ['rows.0.name', 'Назовите строку'],
      ['elsewhere', 'Нет такого поля'],
    ])
    save.mockRejectedValueOnce(new ApiError(400, '', 'Проверьте поля', messages))
    await press()
    screen.getByText('Адрес занят; Назовите строку')
    screen.getByText('Сорвалось: Нет такого поля')
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith(['slug', 'rows'])
    expect(document.activeElement).toBe(field('Адрес'))
    expect(onSaved).not.toHaveBeenCalled()
  })

  test('by fields that the form lacks says what is wrong with each', async () => {
    const messages = new Map([
      ['elsewhere', 'Нет такого поля'],
      ['nowhere', 'И такого нет'],
    ])
    save.mockRejectedValueOnce(new ApiError(400, '', 'Проверьте поля', messages))
    await press()
    screen.getByText('Сорвалось: Нет такого поля; И такого нет')
    expect(onInvalid).not.toHaveBeenCalled()
  })

  test('by a field of the form is said there alone', async () => {
    save.mockRejectedValueOnce(new ApiError(400, '', 'Адрес занят', new Map([['slug', 'Адрес занят']])))
    await press()
    screen.getByText('Адрес занят')
    screen.getByText('Ничего не сорвалось')
  })

  test('for an address in use is told at the address', async () => {
    save.mockRejectedValueOnce(new ApiError(409, '', 'Такой адрес уже есть'))
    await press()
    screen.getByText('Такой адрес уже есть')
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith(['slug'])
  })

  test.each([
    ['another refusal of the whole form', new ApiError(403, '', 'Нельзя')],
    ['a conflict without words', new ApiError(409, '', null)],
  ])('for %s marks no field', async (_name, error) => {
    save.mockRejectedValueOnce(error)
    await press()
    screen.getByText(`Сорвалось: ${toReason(error)}`)
    expect(screen.queryByText(/^(?:Нельзя|.*адрес)/)).toBeNull()
    expect(onInvalid).not.toHaveBeenCalled()
  })
})

test('what breaks the rules is not sent; the form names it and moves there', async () => {
  type('Вопрос', '')
  await press()
  screen.getByText('Назовите вопрос')
  expect(save).not.toHaveBeenCalled()
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith(['title'])
  expect(document.activeElement).toBe(field('Вопрос'))
})

test('a form whose rules cannot be loaded is sent, and shows what the server says of its fields', async () => {
  isGone = true
  save.mockRejectedValueOnce(new ApiError(400, '', 'Проверьте поля', new Map([['title', 'Назовите вопрос']])))
  type('Вопрос', '')
  await press()
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { title: '', slug: 'zima', rows: [] },
    { title: '' },
    undefined,
    undefined,
  )
  screen.getByText('Назовите вопрос')
  expect(document.activeElement).toBe(field('Вопрос'))
  type('Вопрос', 'Лето')
  await press()
  expect(onSaved).toHaveBeenCalledOnce()
})

describe('By keyboard', () => {
  const keyDown = (init: KeyboardEventInit) => act(async () => fireEvent.keyDown(field('Вопрос'), init))

  test.each([
    { code: 'KeyS', ctrlKey: true },
    { code: 'KeyS', metaKey: true },
  ])('%o saves and keeps the browser from saving the page', async (keys) => {
    expect(await keyDown(keys)).toBe(false)
    expect(save).toHaveBeenCalledOnce()
  })

  test.each([{ code: 'KeyS' }, { code: 'KeyA', ctrlKey: true }, { code: 'KeyA', metaKey: true }])(
    '%o does not',
    async (keys) => {
      expect(await keyDown(keys)).toBe(true)
      expect(save).not.toHaveBeenCalled()
    },
  )
})
