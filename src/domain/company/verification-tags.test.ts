import { expect, test } from 'vitest'
import { readVerification, type VerificationField } from './verification-tags.ts'

test.each<[VerificationField, string, string]>([
  ['yandexVerification', '7f0a1b2c3d4e5f60', '7f0a1b2c3d4e5f60'],
  ['yandexVerification', '  ', ''],
  [
    'yandexVerification',
    '<meta name="yandex-verification" content="7f0a1b2c3d4e5f60" />',
    '7f0a1b2c3d4e5f60',
  ],
  [
    'googleVerification',
    "<META content='rXOxyZ-ounZ_8Z7o' name='google-site-verification'>",
    'rXOxyZ-ounZ_8Z7o',
  ],
  ['yandexVerification', '<meta name=yandex-verification content=7f0a1b2c3d4e5f60>', '7f0a1b2c3d4e5f60'],
  ['yandexVerification', '<meta content=7f0a1b2c3d4e5f60 name=yandex-verification/>', '7f0a1b2c3d4e5f60'],
  ['googleVerification', '<meta name=google-site-verification content="rXOx/yZ=" />', 'rXOx/yZ='],
  ['bingVerification', '<meta name="msvalidate.01" content="0123456789ABCDEF" />', '0123456789ABCDEF'],
  ['mailruVerification', '<meta name="wmail-verification" content="0123456789abcdef">', '0123456789abcdef'],
])('%s takes %j as %j', (field, text, code) => {
  expect(readVerification(field, text)).toEqual({ code })
})

test.each<[VerificationField, string, RegExp]>([
  ['yandexVerification', 'мой код', /код, который дал Яндекс Вебмастер/],
  ['yandexVerification', '"><script>', /код, который дал Яндекс/],
  ['yandexVerification', '<script src="x"></script>', /В теге нет кода/],
  ['yandexVerification', '<meta name="yandex-verification">', /В теге нет кода/],
  ['yandexVerification', '<meta name="yandex-verification" content="<b>">', /В теге нет кода/],
  ['yandexVerification', '<meta name="yandex-verification" content="">', /В теге нет кода/],
  ['yandexVerification', '<meta name="yandex-verification" content=" " />', /В теге нет кода/],
  ['yandexVerification', '<meta name=yandex-verification content=>', /В теге нет кода/],
  ['yandexVerification', 'yandex_7f0a1b2c3d4e5f60.html', /Это имя файла.*Яндекс Вебмастер даст тег/],
  ['bingVerification', 'BingSiteAuth.xml', /Это имя файла/],
  [
    'yandexVerification',
    '<meta name="google-site-verification" content="rXOxyZ">',
    /для Google Search Console/,
  ],
  ['googleVerification', '<meta name="p:domain_verify" content="0123456789">', /для p:domain_verify/],
])('%s refuses %j', (field, text, problem) => {
  expect(readVerification(field, text)).toEqual({ problem: expect.stringMatching(problem) })
})
