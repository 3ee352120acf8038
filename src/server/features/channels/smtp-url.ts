import { HIDDEN_SECRET } from '../../../domain/channels/hidden-secret.ts'
import { readMailServer } from '../../../domain/channels/mail-server.ts'

/** Takes the password out of an SMTP address; null without one, «•••» for one that stays. An empty address has none. */
export function splitPassword(address: string): { url: string; password: string | null } {
  if (address === '') return { url: '', password: null }
  const { password } = readMailServer(address)
  const url = new URL(address)
  url.password = ''
  return { url: withoutRest(url), password: password || null }
}

/** As it is shown: smtp://zakaz:•••@smtp.example.ru:587 when there is a password. */
export function showAddress(address: string, hasPassword: boolean): string {
  if (address === '') return ''
  const shown = withoutRest(new URL(address))
  if (!hasPassword) return shown
  const [, scheme = '', user = '', rest = ''] = /^(\w+:\/\/)(?:([^@/]*)@)?(.*)$/.exec(shown) ?? []
  return `${scheme}${user}:${HIDDEN_SECRET}@${rest}`
}

/** Whether the server is given a login, which it takes only with a password. */
export const hasLogin = (address: string): boolean => address !== '' && readMailServer(address).user !== ''

/** Path, query and fragment mean nothing for a mail server; former versions stored them. */
function withoutRest(url: URL): string {
  url.pathname = ''
  url.search = ''
  url.hash = ''
  return url.href
}
