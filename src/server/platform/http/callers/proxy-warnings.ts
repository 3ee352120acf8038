import type { Logger } from 'pino'
import type { Config } from '../../../config.ts'

/** Loopback interfaces. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/i

/** Warns at the start when TRUST_PROXY is set and the port is reachable from other machines. */
export function warnOfOpenPort({ trustProxy, host }: Pick<Config, 'trustProxy' | 'host'>, log: Logger): void {
  if (!trustProxy || (host !== undefined && LOOPBACK.test(host))) return
  log.warn(
    { host: host ?? 'все интерфейсы' },
    'TRUST_PROXY=on, а порт открыт не только прокси: кто достучится до него напрямую, подделает свой адрес. Задайте HOST=127.0.0.1 или закройте порт снаружи',
  )
}

/** Warns once about a proxy without TRUST_PROXY: limits would count all visitors as one. */
export function createProxyWarning({ trustProxy }: Pick<Config, 'trustProxy'>, log: Logger) {
  let isDone = trustProxy
  return (headers: Headers): void => {
    if (isDone || !(headers.has('x-forwarded-for') || headers.has('forwarded'))) return
    isDone = true
    log.warn(
      'Запросы приходят через прокси (X-Forwarded-For), но TRUST_PROXY выключен: все посетители считаются одним, и ограничения на вход и заявки общие. Если прокси ваш, задайте TRUST_PROXY=on и HOST=127.0.0.1',
    )
  }
}
