// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../../tests/support/wait-for.ts'

const code = vi.hoisted(() => ({ throws: vi.fn<() => never>() }))
vi.mock('../loading/start-outbox.ts', async (load) => {
  const original = await load<typeof import('../loading/start-outbox.ts')>()
  const loadOutbox = async () =>
    code.throws.getMockImplementation() ? { SentInquiry: code.throws } : original.loadOutbox()
  return { ...original, loadOutbox }
})

/** What a form kept that the code of the whole confirmation cannot read: the short one stays. */
const keptOf = (id: unknown) => ({ id, at: 1, values: 'нет' })

/** Shows the confirmation in a document that has loaded nothing yet. */
async function open(id: unknown) {
  vi.resetModules()
  const { openStorefrontScreen } = await import('../../../../tests/support/storefront-screen.tsx')
  const { LateSentInquiry } = await import('./late-sent-inquiry.tsx')
  await openStorefrontScreen(() => (
    <LateSentInquiry kept={keptOf(id)} heading="h2" messageLabel="Сообщение">
      <a href="/catalog">Продолжить выбор</a>
    </LateSentInquiry>
  ))
}

afterEach(cleanup)

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
  await open(id)
  screen.getByText(text)
})

test('a confirmation that throws leaves the number of the stored inquiry', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  code.throws.mockImplementation(() => {
    throw new Error('not drawn')
  })
  await open(7)
  await waitFor(() => expect(code.throws).toHaveBeenCalled())
  expect(reported).toHaveBeenCalled()
  screen.getByText('Заявка № 7 принята')
})
