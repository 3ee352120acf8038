// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test } from 'vitest'
import { analytics } from './analytics.ts'
import { loadForeignScript, removeStoredData, toCommand } from './foreign-script.ts'
import { metrika } from './metrika.ts'

const view = { address: 'http://shop.test/faq', title: 'Вопросы', referrer: 'http://shop.test/' }
const scripts = () => [...document.scripts].map(({ src }) => src)
const cookies = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => /=./.test(cookie))
    .sort()
const commands = (queue: readonly ArrayLike<unknown>[] = []) => queue.map((one) => Array.from(one))

beforeEach(() => {
  document.head.replaceChildren()
  localStorage.clear()
  delete window.ym
  delete window.dataLayer
  // biome-ignore lint/suspicious/noDocumentCookie: counters write them so
  for (const name of ['_ym_uid', '_ga', '_ga_1', 'staff']) document.cookie = `${name}=1; path=/`
  for (const key of ['_ym_retry', '_ga_state', 'cart']) localStorage.setItem(key, '[]')
})

test('a script of a counter is asked for once', () => {
  loadForeignScript('https://counter.test/a.js')
  loadForeignScript('https://counter.test/a.js')
  expect(scripts()).toEqual(['https://counter.test/a.js'])
  expect(commands([toCommand('hit', 1)])).toEqual([['hit', 1]])
})

test('of a counter nothing is left, of the shop everything', () => {
  removeStoredData('_ym')
  expect(cookies()).toEqual(['_ga=1', '_ga_1=1', 'staff=1'])
  expect(Object.keys(localStorage).sort()).toEqual(['_ga_state', 'cart'])
})

test('Metrika counts what it is told, without recording, and leaves when it has to', () => {
  const counter = metrika(77)
  counter.start()
  counter.track(view)
  expect(scripts()).toEqual(['https://mc.yandex.ru/metrika/tag.js'])
  expect(commands(window.ym?.a)).toEqual([
    [
      77,
      'init',
      {
        defer: true,
        accurateTrackBounce: true,
        clickmap: false,
        webvisor: false,
        ecommerce: 'ecommerceLayer',
      },
    ],
    [77, 'hit', view.address, { title: view.title, referer: view.referrer }],
  ])
  window.ecommerceLayer = [{}]
  counter.stop()
  expect(commands(window.ym?.a).at(-1)).toEqual([77, 'destruct'])
  expect(window.ecommerceLayer).toBeUndefined()
  expect(cookies()).not.toContain('_ym_uid=1')
})

test('Analytics counts what it is told, without advertising, and leaves when it has to', () => {
  const counter = analytics('G-1')
  const isOff = () => Reflect.get(window, 'ga-disable-G-1')
  counter.start()
  counter.track(view)
  expect(isOff()).toBe(false)
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
  expect(commands(window.dataLayer).slice(1)).toEqual([
    [
      'config',
      'G-1',
      { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
    ],
    [
      'event',
      'page_view',
      {
        send_to: 'G-1',
        page_location: view.address,
        page_title: view.title,
        page_referrer: view.referrer,
      },
    ],
  ])
  counter.stop()
  expect(isOff()).toBe(true)
  expect(cookies()).toEqual(['_ym_uid=1', 'staff=1'])
})
