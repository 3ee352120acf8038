import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { seconds } from '../../../lib/duration.ts'
import { WrongConfig } from '../../config.ts'

/** Error codes (Node.js, PostgreSQL) of a server that is still starting; timeouts of pg have no code. */
const TRANSIENT_CODE = /^(?:E(?!RR_)[A-Z_]+|08\w{3}|57P0\d|53300)$/

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'сервер базы данных отверг имя или пароль',
  '28000': 'сервер базы данных не пускает этого пользователя',
  '3D000': 'на сервере нет такой базы данных, создайте её',
}

/**
 * Waits until the database of DATABASE_URL accepts connections. Throws WrongConfig with one sentence, without the
 * password.
 */
export async function awaitDatabase(url: string, log: Logger, timeout = seconds(30)): Promise<void> {
  const deadline = Date.now() + timeout
  for (let attempt = 0; ; attempt += 1) {
    const failure = await tryConnection(url)
    if (failure === null) return
    if (!failure.isTransient) throw new WrongConfig(`DATABASE_URL: ${failure.reason}`)
    if (Date.now() >= deadline) {
      const waited = Math.round(timeout / 1000)
      throw new WrongConfig(`DATABASE_URL: за ${waited} с сервер базы данных не ответил (${failure.reason})`)
    }
    if (attempt % 5 === 0) log.warn({ reason: failure.reason }, 'жду базу данных')
    await sleep(seconds(1))
  }
}

async function tryConnection(url: string): Promise<{ reason: string; isTransient: boolean } | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: seconds(5) })
  // A connection lost during connecting also emits this event, which would otherwise end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'нет ответа'
    const reason = REASONS[code]
    if (reason !== undefined) return { reason, isTransient: false }
    if (/does not support SSL/.test(String(error))) return { reason: NO_TLS, isTransient: false }
    const isTimeout = code === 'нет ответа' && /timeout|terminated/i.test(String(error))
    return { reason: code, isTransient: isTimeout || TRANSIENT_CODE.test(code) }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** `pg` takes even PGSSLMODE=prefer for a demand. */
const NO_TLS =
  'сервер базы данных не шифрует соединение, а этого требует sslmode в адресе или переменная PGSSLMODE; ' +
  'если шифровать не надо, допишите к адресу sslmode=disable'
