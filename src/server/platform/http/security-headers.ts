import type { PublicSettings } from '../../../contract/settings.ts'

type CounterIds = Pick<PublicSettings, 'yandexMetrikaId' | 'googleAnalyticsId'>

const NO_COUNTERS: CounterIds = { yandexMetrikaId: '', googleAnalyticsId: '' }

/** Hosts of a counter by CSP directive, from its own documentation. */
type Hosts = Readonly<Record<'script' | 'connect' | 'frame', readonly string[]>>

/** Hosts of Yandex Metrika (Metrika's help, «CSP»). */
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

const FRAMED_BY_NOBODY = "frame-ancestors 'none'"

/** Content-Security-Policy: no inline code; a counter's hosts only while its id is set; pictures from any https host. */
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
    FRAMED_BY_NOBODY,
  ].join('; ')
}

/** HSTS for a year, without subdomains and preload: those may belong to others. */
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
  /** Scheme and host that the visitor sees; https adds HSTS. */
  origin: string,
  /** The page's counters; absent for other responses. */
  counters?: CounterIds,
) => Record<string, string>

/** Creates the function for all security headers. Without `strictPolicy` (development) no Content-Security-Policy is sent. */
export function createSecurityHeaders(strictPolicy: boolean): SecurityHeaders {
  return (origin, counters = NO_COUNTERS) => ({
    ...ALWAYS,
    ...(strictPolicy ? { 'content-security-policy': contentSecurityPolicy(counters) } : {}),
    ...(origin.startsWith('https:') ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  })
}

/** The same headers for a page without code that pages of the own origin may show in a frame, and nobody else. */
export function framedByOwnPages(headers: Record<string, string>): Record<string, string> {
  const { 'content-security-policy': policy } = headers
  const framed = policy
    ?.replace(FRAMED_BY_NOBODY, "frame-ancestors 'self'")
    .replace(/script-src [^;]*/, "script-src 'none'")
  return {
    ...headers,
    'x-frame-options': 'SAMEORIGIN',
    ...(framed === undefined ? {} : { 'content-security-policy': framed }),
  }
}
