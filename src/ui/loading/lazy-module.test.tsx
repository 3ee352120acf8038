// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { Button } from '../button.tsx'
import { lazyModule } from './lazy-module.ts'

const load = vi.fn<() => Promise<{ title: string }>>()
const part = lazyModule('part', load)

function Part({ isNeeded }: { isNeeded: boolean }) {
  const { module, hasFailed, retry } = part.useModule(isNeeded)
  return hasFailed ? <Button onClick={retry}>Повторить</Button> : <p>{module?.title}</p>
}

afterEach(() => void vi.unstubAllGlobals())

test('code is loaded once it is needed, and asked for again where it could not be had and the server is away', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue({ title: 'Результат' })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const show = (isNeeded: boolean) => (
    <QueryClientProvider client={client}>
      <Part isNeeded={isNeeded} />
    </QueryClientProvider>
  )
  const { rerender } = render(show(false))
  expect(load).not.toHaveBeenCalled()
  rerender(show(true))
  fireEvent.click(await screen.findByText('Повторить'))
  await screen.findByText('Результат')
  expect(load).toHaveBeenCalledTimes(2)
})

const pressed = lazyModule('pressed', load)
const shown: unknown[] = []

function Pressed() {
  const { module, hasFailed } = pressed.useModule(true)
  shown.push(hasFailed ? 'failed' : module?.title)
  return null
}

test('code that a press has loaded has not failed any more, is shown at once, and is not asked for again', async () => {
  load.mockReset()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue({ title: 'Вопросы' })
  const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const show = (client: QueryClient) => (
    <QueryClientProvider client={client}>
      <Pressed />
    </QueryClientProvider>
  )
  const client = createClient()
  const { rerender } = render(show(client))
  await waitFor(() => expect(shown).toContain('failed'))
  expect(await pressed.load()).toBe(await pressed.load())
  rerender(show(client))
  expect(shown.at(-1)).toBe('Вопросы')
  shown.length = 0
  await act(async () => void render(show(createClient())))
  expect(new Set(shown)).toEqual(new Set(['Вопросы']))
  expect(load).toHaveBeenCalledTimes(2)
})
