import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const policyOf = (yandexMetrikaId: string, googleAnalyticsId: string) =>
  new Map(
    contentSecurityPolicy({ yandexMetrikaId, googleAnalyticsId })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

test('a site without counters reaches itself alone', () => {
  const policy = policyOf('', '')
  for (const name of ['default-src', 'script-src', 'connect-src', 'frame-src', 'font-src'])
    expect(policy.get(name)).toEqual(["'self'"])
})

test('a counter is reached only while its id is set', () => {
  expect(policyOf('1', '').get('script-src')).toEqual([
    "'self'",
    'https://mc.yandex.ru',
    'https://yastatic.net',
  ])
  expect(policyOf('1', '').get('connect-src')).toContain('wss://mc.yandex.ru')
  expect([...policyOf('1', '').values()].flat().join(' ')).not.toContain('google')
  expect(policyOf('', 'G-1').get('script-src')).toEqual(["'self'", 'https://*.googletagmanager.com'])
  expect(policyOf('', 'G-1').get('connect-src')).toContain('https://*.google-analytics.com')
  expect([...policyOf('', 'G-1').values()].flat().join(' ')).not.toContain('ya')
})

test('no counter brings inline code', () => {
  for (const name of ['script-src', 'default-src'])
    expect(policyOf('1', 'G-1').get(name)?.join(' ')).not.toMatch(/unsafe|data:|\*(?!\.)/)
})
