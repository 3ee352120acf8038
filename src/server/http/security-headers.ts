import type { PublicSettings } from '../../contract/settings.ts'

type CounterIds = Pick<PublicSettings, 'yandexMetrikaId' | 'googleAnalyticsId'>

/** What a counter may reach, by directive; the hosts its own documentation names for this use. */
type Hosts = Readonly<Record<'script' | 'connect' | 'frame', readonly string[]>>

/** Its code, its requests and sockets, and the frame it compares visits with (Metrika's help, «CSP»). */
const METRIKA: Hosts = {
  script: ['https://mc.yandex.ru', 'https://yastatic.net'],
  connect: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
  frame: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
}

/** Google Analytics 4 without its advertising features (Google's guide to tags and CSP). */
const ANALYTICS: Hosts = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  frame: [],
}

/** No inline code anywhere; a counter's hosts appear only while its id is set. Pictures may come from any https host. */
export function contentSecurityPolicy(counters: CounterIds): string {
  const present = [
    ...(counters.yandexMetrikaId ? [METRIKA] : []),
    ...(counters.googleAnalyticsId ? [ANALYTICS] : []),
  ]
  const directive = (name: keyof Hosts) =>
    [`${name}-src 'self'`, ...present.flatMap((hosts) => hosts[name])].join(' ')
  return [
    "default-src 'self'",
    directive('script'),
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    directive('connect'),
    directive('frame'),
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
