import type { Counter } from './counter.ts'
import { forgetTraces, loadForeignScript, toCommand } from './foreign-script.ts'

interface Metrika {
  (...command: unknown[]): void
  /** Commands that wait for the counter's code. */
  a?: IArguments[]
  /** When the counter was asked for. */
  l?: number
}

declare global {
  interface Window {
    ym?: Metrika
  }
}

const SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'

/** As the counter's own snippet makes it: a queue until its code has come and takes its place. */
function queue(): Metrika {
  const waiting: IArguments[] = []
  return Object.assign((...command: unknown[]) => void waiting.push(toCommand(...command)), {
    a: waiting,
    l: Date.now(),
  })
}

/** Yandex Metrika. Views are told by hand (`defer`), because pages open in place; nobody's screen is recorded. */
export function metrika(id: number): Counter {
  const call = (...command: unknown[]) => window.ym?.(id, ...command)
  return {
    key: 'metrika',
    name: 'Яндекс Метрика',
    start() {
      window.ym ??= queue()
      call('init', { defer: true, accurateTrackBounce: true, clickmap: false, webvisor: false })
      loadForeignScript(SCRIPT)
    },
    track: ({ address, title, referrer }) => call('hit', address, { title, referer: referrer }),
    stop() {
      call('destruct')
      forgetTraces('_ym')
    },
  }
}
