import type { Counter } from './counter.ts'
import { loadForeignScript, removeStoredData, toCommand } from './foreign-script.ts'

declare global {
  interface Window {
    /** Command queue of gtag.js. */
    dataLayer?: IArguments[]
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js'

function tag(...command: unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(toCommand(...command))
}

/** Google Analytics 4 without advertising features. Page views are sent by us, because navigation is client-side. */
export function analytics(id: string): Counter {
  /** Property that gtag.js checks before sending. */
  const disable = (disabled: boolean) => Reflect.set(window, `ga-disable-${id}`, disabled)
  return {
    key: 'analytics',
    name: 'Google Analytics',
    start() {
      disable(false)
      tag('js', new Date())
      tag('config', id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      })
      loadForeignScript(`${SCRIPT}?id=${encodeURIComponent(id)}`)
    },
    track({ address, title, referrer }) {
      tag('event', 'page_view', {
        send_to: id,
        page_location: address,
        page_title: title,
        page_referrer: referrer,
      })
    },
    stop() {
      disable(true)
      removeStoredData('_ga')
    },
  }
}
