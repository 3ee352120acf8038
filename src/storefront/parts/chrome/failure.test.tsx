// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { useSettings } from '../../use-settings.ts'
import { BrokenPage, FailurePage } from './failure.tsx'

function Phone() {
  return <p>{useSettings().companyPhone}</p>
}

function Page() {
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      {isBroken ? <FailurePage /> : <Phone />}
      <button type="button" onClick={() => setBroken(true)}>
        Сломать
      </button>
    </>
  )
}

test('a page that broke before anything was loaded asks the server for nothing', async () => {
  const calls: string[] = []
  await openStorefrontScreen(FailurePage, async ([noun]) => {
    calls.push(noun)
    return {}
  })
  screen.getByRole('heading', { level: 1, name: 'Страница временно недоступна' })
  expect(screen.queryByRole('link', { name: /^\+7/ })).toBeNull()
  expect(calls).toEqual([])
})

test('one that broke later names the phone, which works without internet', async () => {
  const settings = { companyPhone: '+7 (495) 000-00-00', workingHours: '' }
  await openStorefrontScreen(Page, async () => settings)
  await screen.findByText(settings.companyPhone)
  fireEvent.click(screen.getByRole('button', { name: 'Сломать' }))
  const link = screen.getByRole('link', { name: settings.companyPhone })
  expect(link.getAttribute('href')).toBe('tel:+74950000000')
})

test('one that lacked a connection loads again once the server is reached', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const asked = vi.fn(async () => ({ status: 200 }))
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', asked)
  await openStorefrontScreen(BrokenPage, async () => ({}))
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(reload).not.toHaveBeenCalled()
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})

test('who has gone on while the server was asked is not taken away from there', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const { promise, resolve } = Promise.withResolvers<{ status: number }>()
  const asked = vi.fn(() => promise)
  vi.stubGlobal('fetch', asked)
  await openStorefrontScreen(BrokenPage, async () => ({}))
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  history.pushState(null, '', '/faq')
  // Asked there, later than the other: what that answer does is done by the time that this one's is.
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await act(async () => resolve({ status: 200 }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(reload).toHaveBeenCalledOnce()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})
