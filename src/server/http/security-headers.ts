import type { PublicSettings } from '../../contract/settings.ts'

type CounterIds = Pick<PublicSettings, 'yandexMetrikaId' | 'googleAnalyticsId'>

const METRIKA = 'https://mc.yandex.ru'
const ANALYTICS = 'https://www.googletagmanager.com https://*.google-analytics.com'

/** No inline code anywhere; a counter's hosts appear only while its id is set (house.md). */
export function contentSecurityPolicy(counters: CounterIds): string {
  const hosts = [
    ...(counters.yandexMetrikaId ? [METRIKA] : []),
    ...(counters.googleAnalyticsId ? [ANALYTICS] : []),
  ]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hosts].join(' '),
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
