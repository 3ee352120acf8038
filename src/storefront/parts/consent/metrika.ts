import type { Counter } from './counter.ts'
import { loadForeignScript, removeStoredData, toCommand } from './foreign-script.ts'

interface Metrika {
  (...command: unknown[]): void
  /** Queued commands. */
  a?: IArguments[]
  /** Time when the script was requested. */
  l?: number
}

declare global {
  interface Window {
    ym?: Metrika
    /** What Metrika's e-commerce reports are made of (`commerce.ts`); `dataLayer` is that of gtag.js. */
    ecommerceLayer?: object[]
  }
}

const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'

/** Command queue as in the counter's own snippet, until its script replaces it. */
function queue(): Metrika {
  const waiting: IArguments[] = []
  return Object.assign((...command: unknown[]) => void waiting.push(toCommand(...command)), {
    a: waiting,
    l: Date.now(),
  })
}

/** Yandex Metrika. Page views are sent by us (`defer`), because navigation is client-side; without session recording. */
export function metrika(id: number): Counter {
  const call = (...command: unknown[]) => window.ym?.(id, ...command)
  return {
    // Who allowed `metrika` was told of pages alone, and is asked again.
    key: 'metrika-goals',
    name: 'Яндекс Метрика',
    start() {
      window.ym ??= queue()
      call('init', {
        defer: true,
        accurateTrackBounce: true,
        clickmap: false,
        webvisor: false,
        ecommerce: 'ecommerceLayer',
      })
      loadForeignScript(SCRIPT)
    },
    track: ({ address, title, referrer }) => call('hit', address, { title, referer: referrer }),
    stop() {
      call('destruct')
      delete window.ecommerceLayer
      removeStoredData('_ym')
    },
  }
}
