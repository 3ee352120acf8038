import { HIDDEN_SECRET } from '../../lib/hidden-secret.ts'

export interface MailServer {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS when the server offers it. */
  secure: boolean
  user: string
}

/** Takes the password out of an SMTP address; null without one, «•••» for one that stays. An empty address has none. */
export function splitPassword(address: string): { url: string; password: string | null } {
  if (address === '') return { url: '', password: null }
  const url = new URL(address)
  const password = decode(url.password) || null
  url.password = ''
  return { url: url.href, password }
}

/** Shows that there is a password: smtp://zakaz:•••@smtp.example.ru:587. */
export function hidePassword(address: string): string {
  const [, scheme = '', user = '', rest = ''] = /^(\w+:\/\/)(?:([^@/]*)@)?(.*)$/.exec(address) ?? []
  return `${scheme}${user}:${HIDDEN_SECRET}@${rest}`
}

/** Default ports: 465 for smtps, 587 for smtp (RFC 8314, RFC 6409). */
export function readMailServer(address: string): MailServer {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    user: decode(url.username),
  }
}

/** A percent sign that encodes nothing stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
