import type { MailScheme } from '../../../../domain/channels/mail-server.ts'

/**
 * A usual mail service. Servers, ports and the words about passwords are from common knowledge and were not checked against the
 * services' own pages; a test letter tells whether they hold.
 */
export interface MailService {
  name: string
  server: string
  port: number
  scheme: MailScheme
  /** Which password it takes, and where that is made. */
  password: string
}

/** The mail services that Russian shops usually write from. */
export const MAIL_SERVICES: readonly MailService[] = [
  {
    name: 'Яндекс (и Яндекс 360)',
    server: 'smtp.yandex.ru',
    port: 465,
    scheme: 'smtps',
    password: 'Нужен пароль приложения: Яндекс ID → Безопасность → Пароли приложений → Почта',
  },
  {
    name: 'Mail.ru (и VK WorkSpace)',
    server: 'smtp.mail.ru',
    port: 465,
    scheme: 'smtps',
    password: 'Нужен пароль для внешних приложений: Настройки → Безопасность',
  },
  {
    name: 'Рамблер',
    server: 'smtp.rambler.ru',
    port: 465,
    scheme: 'smtps',
    password: 'В настройках Рамблер/почты включите доступ для почтовых программ',
  },
  {
    name: 'Gmail',
    server: 'smtp.gmail.com',
    port: 465,
    scheme: 'smtps',
    password: 'Нужен пароль приложения: аккаунт Google → Безопасность → Пароли приложений',
  },
  {
    name: 'Бегет',
    server: 'smtp.beget.com',
    port: 465,
    scheme: 'smtps',
    password: 'Пароль ящика из панели хостинга',
  },
  {
    name: 'Timeweb',
    server: 'smtp.timeweb.ru',
    port: 465,
    scheme: 'smtps',
    password: 'Пароль ящика из панели хостинга',
  },
]
