/** A mail server as the address `smtps://zakaz:пароль@smtp.example.ru:465` names it, with login and password as people type them. */
export interface MailServer {
  /** A name in ASCII or an IP address, an IPv6 one without brackets. */
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS, without which a login is sent on this computer only. */
  secure: boolean
  /** Empty without one. */
  user: string
  /** Empty without one. */
  password: string
}

/** Ports without one in the address (RFC 8314, RFC 6409). */
export const DEFAULT_PORTS = { smtps: 465, smtp: 587 } as const
export type MailScheme = keyof typeof DEFAULT_PORTS

/** Why the text is no address of a mail server, in words that hold nothing of it; null when it is one. */
export function findMailServerFault(address: string): string | null {
  if (/^smtps?:\/\/[^/?#]*(?:[?#]|\/.)/i.test(address))
    return 'После сервера и порта в адресе почты ничего не пишут. Знаки / ? # в логине и пароле пишут как %2F %3F %23'
  if (!/^smtps?:\/\/[^\s\0]+$/i.test(address) || !URL.canParse(address))
    return 'Введите адрес сервера, например smtps://zakaz:пароль@smtp.example.ru:465'
  const { hostname, username, password } = new URL(address)
  if (toMailHost(decode(hostname)) === null) return 'Имя почтового сервера написано с ошибкой'
  return password !== '' && username === ''
    ? 'Укажите логин: без него почтовый сервер не спросит пароль'
    : null
}

/** Reads an address without a fault. Throws for what is no address. */
export function readMailServer(address: string): MailServer {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const host = decode(url.hostname)
  return {
    host: (toMailHost(host) ?? host).replace(/^\[|\]$/g, ''),
    port: url.port === '' ? DEFAULT_PORTS[secure ? 'smtps' : 'smtp'] : Number(url.port),
    secure,
    user: decode(url.username),
    password: decode(url.password),
  }
}

/** The address of a server, without a password when that is empty; login and password may hold any characters. */
export function toMailAddress({ host, port, secure, user, password }: MailServer): string {
  const person = user && `${encodeURIComponent(user)}${password && `:${encodeURIComponent(password)}`}@`
  const name = host.includes(':') ? `[${host}]` : host
  return `${secure ? 'smtps' : 'smtp'}://${person}${name}:${port}`
}

/** Name or IP address of a server in one form, Cyrillic names in ASCII; null for what is none. */
export function toMailHost(text: string): string | null {
  const isVersion6 = text.split(':').length > 2
  if (/[\s/?#@\\%]/.test(text) || (text.includes(':') && !isVersion6)) return null
  const address = `http://${isVersion6 && !text.startsWith('[') ? `[${text}]` : text}`
  return (URL.canParse(address) && new URL(address).port === '' && new URL(address).hostname) || null
}

/** A percent sign that encodes nothing stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
