// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Accepted = ({ id }: { id: number }) => <h2>Заявка № {id}</h2>

test('a part that throws leaves what stood there before, such as the number of a stored inquiry', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = lazyPart<{ id: number }>(
    async () => () => {
      throw new Error('not drawn')
    },
    Accepted,
  )
  const Whole = lazyPart<{ id: number }>(
    async () =>
      ({ id }) => <p>Спасибо за заявку № {id}</p>,
    Accepted,
  )
  render(
    <main>
      <Broken id={7} />
      <Whole id={8} />
    </main>,
  )
  await screen.findByText('Спасибо за заявку № 8')
  expect(screen.getByRole('heading', { name: 'Заявка № 7' })).toBeDefined()
  expect(reported).toHaveBeenCalled()
})
