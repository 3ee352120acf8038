// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../tests/support/dom.ts'
import { createStorefrontApi } from '../api/storefront.ts'
import { useSent } from '../storefront/inquiry/use-sent.ts'
import { SiteContext } from '../storefront/site.ts'
import { createQueryClient, openPage } from './load.ts'
import { SiteRouter } from './site-router.tsx'

const settings = {
  ...{ siteName: 'Септики', companyName: '', companyInn: '', companyOgrn: '', companyAddress: '' },
  ...{ companyPhone: '+7 (495) 000-00-00', workingHours: '', chatPhone: '', botLink: '', chats: [] },
  ...{ yandexMetrikaId: '', googleAnalyticsId: '' },
}
/** A project whose text is none: the page that shows it throws. */
const broken = { id: 1, title: 'Станция на песке', images: [], shortDescription: 5 }
const api = createStorefrontApi(async ([noun]) => {
  if (noun === 'settings') return settings
  return noun === 'projects' ? [broken] : []
})
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => act(async () => screen.getAllByRole('link', { name })[0]?.click())

beforeEach(() => {
  // React reports what a component threw.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test('a page that breaks says so, and which request was taken, and leads on; the next one, and the one before, are whole', async () => {
  const queries = createQueryClient()
  const context = { api, queries }
  history.replaceState(null, '', '/search')
  const opened = await openPage(context, new URL(location.href))
  if (opened.redirect === null) await opened.loaded
  await act(async () => {
    render(
      <SiteContext value={{ api, origin: location.origin }}>
        <QueryClientProvider client={queries}>
          <SiteRouter context={context} />
        </QueryClientProvider>
      </SiteContext>,
    )
  })
  await heading('Поиск')
  await press('Наши работы')
  await heading('Страница временно недоступна')
  expect(screen.getByRole('link', { name: '+7 (495) 000-00-00' }).getAttribute('href')).toBe(
    'tel:+74950000000',
  )
  // What Back does.
  history.replaceState(null, '', '/search')
  await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  await heading('Поиск')
  await press('Карта сайта')
  await heading('Карта сайта')
  const { result } = renderHook(() => useSent('contact'))
  act(() =>
    result.current.keep({ id: 27, at: Date.now(), values: { name: 'Ирина', phone: '8 926 123-45-67' } }),
  )
  await press('Наши работы')
  await heading('Страница временно недоступна')
  screen.getByText('Заявка № 27 принята, отправлять её снова не нужно.')
})
