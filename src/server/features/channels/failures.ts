import { seconds } from '../../../lib/duration.ts'
import { PRIVATE_ADDRESS } from '../../private-addresses.ts'
import type { Failure } from './channel.ts'

/** Longest wait for a connection: who takes messages slowly still listens at once. */
export const CONNECT_LIMIT = seconds(9)

/** A failure in words for staff; by default another attempt may help. */
export function failed(error: string, own: Partial<Omit<Failure, 'ok' | 'error'>> = {}): Failure {
  return { ok: false, error, isFinal: false, retryAfter: null, ...own }
}

const WORDS: Record<string, string> = {
  [PRIVATE_ADDRESS]: 'Адрес ведёт во внутреннюю сеть, а это не разрешено',
  ECONNREFUSED: 'Сервер не принимает соединение',
  ECONNRESET: 'Сервер оборвал соединение',
  ENOTFOUND: 'Адрес сервера не найден',
  EAI_AGAIN: 'Адрес сервера сейчас не найти: нет связи с DNS',
  EDNS: 'Адрес сервера не найден',
  ETIMEDOUT: 'Сервер не отвечает',
  ESOCKET: 'Нет соединения с сервером',
  ECONNECTION: 'Нет соединения с сервером',
  EAUTH: 'Сервер не принимает имя или пароль',
  ETLS: 'Не удалось защитить соединение (TLS)',
  EENVELOPE: 'Сервер не принимает отправителя или получателя',
  ABORT_ERR: 'Сервер не отвечает',
  TimeoutError: 'Сервер не отвечает',
}

/**
 * The failure of a request that threw; an address that is refused stays refused until a person changes something. Throws a
 * fault of ours.
 */
export function failedBy(error: unknown, prefix = ''): Failure {
  const isRefused = causes(error).some((one) => 'code' in one && one.code === PRIVATE_ADDRESS)
  return failed(prefix + describeFailure(error), { isFinal: isRefused })
}

/**
 * Words for an error of the network. Never its own message, which may repeat an address with a secret in it. What is not of
 * the network, a fault of ours, is thrown again.
 */
export function describeFailure(error: unknown): string {
  for (const one of causes(error)) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : one.name
    const words = WORDS[code]
    if (words) return code === PRIVATE_ADDRESS ? words : `${words} (${code})`
    if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return `Сертификат сервера не принят (${code})`
  }
  if (!isOfNetwork(error)) throw error
  return 'Нет соединения с сервером'
}

/** Errors of system and libraries have a code; codes that begin with ERR_ are of wrong calls. `fetch` says it in words. */
const isOfNetwork = (error: unknown) =>
  causes(error).some(
    (one) =>
      ('code' in one && typeof one.code === 'string' && !one.code.startsWith('ERR_')) ||
      /^(fetch failed|Socket timeout)$/.test(one.message),
  )

/** Innermost first: the outer error often says only that something failed. */
function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors.flatMap(causes) : []
  return [...causes(error.cause), ...inner, error]
}
