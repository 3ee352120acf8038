import type { PublicSettings } from '../../contract/settings.ts'

type CounterIds = Pick<PublicSettings, 'yandexMetrikaId' | 'googleAnalyticsId'>

const NO_COUNTERS: CounterIds = { yandexMetrikaId: '', googleAnalyticsId: '' }

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

/** A year; neither subdomains nor preload lists are spoken for: they may belong to somebody else. */
const HTTPS_ONLY = 'max-age=31536000'

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** The security headers of every response. */
export type SecurityHeaders = (
  /** Scheme and host that the visitor sees: https is remembered by the browser. */
  origin: string,
  /** The counters a page shows; whatever is no page has none. */
  counters?: CounterIds,
) => Record<string, string>

/** The one place where security headers are decided. Without `strictPolicy` (development) no content policy is sent. */
export function createSecurityHeaders(strictPolicy: boolean): SecurityHeaders {
  return (origin, counters = NO_COUNTERS) => ({
    ...ALWAYS,
    ...(strictPolicy ? { 'content-security-policy': contentSecurityPolicy(counters) } : {}),
    ...(origin.startsWith('https:') ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  })
}
