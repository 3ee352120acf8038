import { describe, expect, test } from 'vitest'
import { findMailServerFault, readMailServer, toMailAddress, toMailHost } from './mail-server.ts'

describe('The address of a mail server', () => {
  test.each([
    ['smtps://zakaz@example.ru@smtp.example.ru:465', 'zakaz@example.ru', '', 465],
    ['smtps://zakaz@example.ru:п@роль@smtp.example.ru', 'zakaz@example.ru', 'п@роль', 465],
    ['smtp://zakaz%40example.ru:%D0%BF%2F1@smtp.example.ru', 'zakaz@example.ru', 'п/1', 587],
    ['smtp://100%:50%25@smtp.example.ru:25/', '100%', '50%', 25],
  ])('%s has the login %s', (address, user, password, port) => {
    expect(findMailServerFault(address)).toBeNull()
    expect(readMailServer(address)).toMatchObject({ host: 'smtp.example.ru', user, password, port })
  })

  test('names a Cyrillic server in ASCII, and an IPv6 one without brackets', () => {
    expect(readMailServer('smtps://почта.пример.рф').host).toBe('xn--80a1acny.xn--e1afmkfd.xn--p1ai')
    expect(readMailServer('smtp://[::1]:25').host).toBe('::1')
  })

  test.each([
    ['smtps://smtp.example.ru/inbox', 'ничего не пишут'],
    ['smtps://smtp.example.ru:465?tls=1', 'ничего не пишут'],
    ['smtps://smtp.example.ru#tls', 'ничего не пишут'],
    ['smtps://zakaz:пар/оль@smtp.example.ru', '%2F'],
    ['smtps://:пароль@smtp.example.ru', 'Укажите логин'],
    ['smtp://a b', 'Введите адрес'],
    ['smtp://', 'Введите адрес'],
    ['smtp://h:порт', 'Введите адрес'],
    ['https://smtp.example.ru', 'Введите адрес'],
  ])('%s is refused with the reason', (address, reason) => {
    expect(findMailServerFault(address)).toContain(reason)
  })

  test.each(['zakaz@example.ru', 'a:b/c?d#e%f@g', 'Иван Петров', '100%'])(
    'keeps %s as login and as password',
    (text) => {
      const server = { host: '::1', port: 2525, secure: false, user: text, password: text }
      const address = toMailAddress(server)
      expect(findMailServerFault(address)).toBeNull()
      expect(readMailServer(address)).toEqual(server)
    },
  )

  test.each([
    ['smtp.yandex.ru', 'smtp.yandex.ru'],
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '[::1]'],
    ['[::1]', '[::1]'],
    ['smtp.yandex.ru:465', null],
    ['smtps://smtp.yandex.ru', null],
    ['zakaz@yandex.ru', null],
    ['', null],
  ])('the server %j is %j', (typed, host) => {
    expect(toMailHost(typed)).toBe(host)
  })
})
