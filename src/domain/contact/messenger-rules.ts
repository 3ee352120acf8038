import type { MessengerKind } from '../inquiry/lead-handling.ts'
import { isFullPhone } from './full-phone.ts'

interface Rule {
  /** Hosts of an https address. */
  hosts: readonly string[]
  /** Name with or without «@»; null where chats are found by phone only. */
  name: RegExp | null
  isPhone: boolean
  message: string
}

const rules: Readonly<Record<MessengerKind, Rule>> = {
  whatsapp: {
    hosts: ['wa.me', 'api.whatsapp.com'],
    name: null,
    isPhone: true,
    message: 'WhatsApp: номер телефона или адрес https://wa.me/…',
  },
  telegram: {
    hosts: ['t.me', 'telegram.me'],
    name: /^@?[a-z][a-z\d_]{3,31}$/i,
    isPhone: true,
    message: 'Telegram: номер телефона, имя вида @name или адрес https://t.me/…',
  },
  max: {
    hosts: ['max.ru', 'web.max.ru'],
    name: /^@?[a-z][a-z\d_]{3,63}$/i,
    isPhone: true,
    message: 'MAX: номер телефона, имя вида @name или адрес https://max.ru/…',
  },
  vk: {
    hosts: ['vk.me', 'vk.com', 'vk.ru'],
    name: /^@?[a-z][a-z\d_.]{2,31}$/i,
    isPhone: false,
    message: 'ВКонтакте: имя вида @name или адрес https://vk.me/…',
  },
}

/** Error message of a messenger's value in Russian; null when it fits its kind. */
export function checkMessengerValue(kind: MessengerKind, value: string): string | null {
  const { hosts, name, isPhone, message } = rules[kind]
  const given = value.trim()
  const fits = (isPhone && isFullPhone(given)) || name?.test(given) || isAddressOf(hosts, given)
  return fits ? null : message
}

function isAddressOf(hosts: readonly string[], text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, pathname, username } = new URL(text)
  return username === '' && hosts.includes(hostname.replace(/^www\./, '')) && pathname.length > 1
}
