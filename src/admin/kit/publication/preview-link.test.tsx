// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { days } from '../../../lib/duration.ts'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import { StaffContext } from '../../staff.ts'
import { PreviewLink } from './preview-link.tsx'

const created = vi.fn()
const writeText = vi.fn<(text: string) => Promise<void>>()
const api = { previews: { create: created, remove: async () => undefined } } as never
let expiresAt = ''

beforeEach(() => {
  dismissToast()
  let made = 0
  expiresAt = new Date(Date.now() + days(7)).toISOString()
  created.mockReset().mockImplementation(async () => {
    made += 1
    return { id: made, url: `https://shop.test/preview/${made}`, expiresAt }
  })
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
})

function Form() {
  const [version, setVersion] = useState(1)
  return (
    <StaffContext value={api}>
      <PreviewLink entity="products" id={5} version={version} />
      <button type="button" onClick={() => setVersion(version + 1)}>
        Сохранить
      </button>
    </StaffContext>
  )
}
const open = () => openStaffScreen(Form)
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('A link is made once and copied as often as it is wanted', async () => {
  await open()
  await press('Показать по ссылке')
  screen.getByText('Ссылка скопирована')
  await press('Показать по ссылке')
  expect(created).toHaveBeenCalledTimes(1)
  expect(writeText.mock.calls).toEqual([['https://shop.test/preview/1'], ['https://shop.test/preview/1']])
})

test('A closed link is not copied again, and its button has the focus', async () => {
  await open()
  await press('Показать по ссылке')
  await press('Закрыть ссылку')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Показать по ссылке' }))
  expect(screen.queryByLabelText('Ссылка на предпросмотр')).toBeNull()
  await press('Показать по ссылке')
  expect(writeText).toHaveBeenLastCalledWith('https://shop.test/preview/2')
})

test('A saved record gets a link of its own', async () => {
  await open()
  await press('Показать по ссылке')
  await press('Сохранить')
  await press('Показать по ссылке')
  expect(writeText).toHaveBeenLastCalledWith('https://shop.test/preview/2')
})

test('A link whose time is over is made anew', async () => {
  expiresAt = new Date(Date.now() - 1).toISOString()
  await open()
  await press('Показать по ссылке')
  await press('Показать по ссылке')
  expect(writeText).toHaveBeenLastCalledWith('https://shop.test/preview/2')
})

test('A link that may not be copied is there to be copied by hand', async () => {
  writeText.mockRejectedValue(new Error('not allowed'))
  await open()
  await press('Показать по ссылке')
  screen.getByText('Ссылка готова, скопируйте её')
  expect(screen.getByLabelText('Ссылка на предпросмотр')).toHaveProperty(
    'value',
    'https://shop.test/preview/1',
  )
})
