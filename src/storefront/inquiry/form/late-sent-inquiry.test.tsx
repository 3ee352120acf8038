// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { LateSentInquiry } from './late-sent-inquiry.tsx'

const code = vi.hoisted(() => ({ throws: vi.fn<() => never>() }))
vi.mock('../loading/start-outbox.ts', async (load) => {
  const original = await load<typeof import('../loading/start-outbox.ts')>()
  const loadOutbox = async () =>
    code.throws.getMockImplementation() ? { SentInquiry: code.throws } : original.loadOutbox()
  return { ...original, loadOutbox }
})

/** What a form kept that the code of the whole confirmation cannot read: the short one stays. */
const keptOf = (id: unknown) => ({ id, at: 1, values: 'нет' })

test.each([
  [7, 'Заявка № 7 принята'],
  [undefined, 'Заявка принята'],
  [null, 'Заявка принята'],
  [0, 'Заявка принята'],
  [-3, 'Заявка принята'],
  [1.5, 'Заявка принята'],
  ['x7', 'Заявка принята'],
  [true, 'Заявка принята'],
])('a request answered by the number %j is confirmed as «%s» before the rest is loaded', async (id, text) => {
  await openStorefrontScreen(() => (
    <LateSentInquiry kept={keptOf(id)} heading="h2" messageLabel="Сообщение">
      <a href="/catalog">Продолжить выбор</a>
    </LateSentInquiry>
  ))
  screen.getByText(text)
})

test('a confirmation that throws leaves the number of the stored inquiry', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  code.throws.mockImplementation(() => {
    throw new Error('not drawn')
  })
  await openStorefrontScreen(() => (
    <LateSentInquiry kept={keptOf(7)} heading="h2" messageLabel="Сообщение">
      <a href="/catalog">Продолжить выбор</a>
    </LateSentInquiry>
  ))
  await waitFor(() => expect(reported).toHaveBeenCalled())
  screen.getByText('Заявка № 7 принята')
})
