// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { Footer } from './footer.tsx'

const settings = createSettings({ siteName: 'Септики', companyName: 'ООО «Яма»' })
const open = (more: Partial<typeof settings>) =>
  openStorefrontScreen(Footer, async ([noun]) => (noun === 'settings' ? { ...settings, ...more } : []))

test.each([
  ['no counter', null, {}],
  ['one of Yandex', '/privacy#counters', { yandexMetrikaId: '1' }],
  ['one of Google', '/privacy#counters', { googleAnalyticsId: 'G-1' }],
])('with %s: the way to take the consent back is %s', async (_case, expected, counters) => {
  await open(counters)
  const way = screen.queryByRole('link', { name: 'Настройки cookie' })
  expect(way?.getAttribute('href') ?? null).toBe(expected)
})

test('the bot stands beside the chat only if there is one, and both open beside the site', async () => {
  const { unmount } = await open({})
  expect(screen.queryByRole('link', { name: 'Бот в Telegram' })).toBeNull()
  unmount()
  await open({ botLink: 'https://t.me/septiki', chatPhone: '8 (900) 000-00-01' })
  const links = ['Написать в WhatsApp', 'Бот в Telegram'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/74950000000',
    'https://t.me/septiki',
  ])
  for (const link of links) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  }
})
