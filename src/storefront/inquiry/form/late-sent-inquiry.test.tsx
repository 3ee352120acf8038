// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { LateSentInquiry } from './late-sent-inquiry.tsx'

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
