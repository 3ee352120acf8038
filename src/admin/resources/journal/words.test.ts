import { describe, expect, test } from 'vitest'
import type { JournalEntry } from '../../../contract/records/journal.ts'
import { readFilters, toQuery } from './filters.ts'
import { toDays, toLines } from './lines.ts'
import { recordAddress } from './record-address.ts'
import { describeBatch, describeEntry, listFields } from './words.ts'

const entry = (own: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 1,
  at: '2026-11-20T11:12:00.000Z',
  actorId: 2,
  actorName: 'Мария Дмитриева',
  action: 'update',
  entity: 'products',
  entityId: '3',
  title: 'Топас 5',
  changes: [],
  batchId: null,
  ...own,
})
const change = (field: string, label: string, before: unknown = null, after: unknown = null) => ({
  field,
  label,
  before,
  after,
})
const system = { actorId: null, actorName: 'система' }

describe('An entry as a sentence', () => {
  test.each<[Partial<JournalEntry>, string]>([
    [{}, 'Мария Д. изменила товар Топас 5'],
    [
      { actorName: 'Игорь Соколов', action: 'delete', entity: 'faq-items', title: 'Зимой?' },
      'Игорь С. удалил вопрос Зимой?',
    ],
    [
      {
        ...system,
        entity: 'posts',
        title: 'Как выбрать',
        changes: [change('published', 'Опубликовано', false, true), change('publishAt', 'Опубликовать')],
      },
      'Система опубликовала статью Как выбрать',
    ],
    [
      { changes: [change('published', 'Опубликован', true, false)] },
      'Мария Д. сняла с публикации товар Топас 5',
    ],
    [
      { changes: [change('published', 'Опубликован', true, false), change('weight', 'Вес')] },
      'Мария Д. изменила товар Топас 5',
    ],
    [{ action: 'restore' }, 'Мария Д. вернула товар Топас 5'],
    [{ entity: 'settings', title: 'Септики' }, 'Мария Д. изменила настройки'],
    [
      { entity: 'settings', changes: [change('channels.email', 'Почта')] },
      'Мария Д. изменила каналы оповещений',
    ],
    [{ ...system, action: 'create', entity: 'inquiries', title: '№ 12' }, 'Пришёл запрос № 12'],
    [{ action: 'login', entity: 'sessions', title: 'masha' }, 'Мария Д. вошла'],
    [
      { action: 'login', entity: 'sessions', title: 'masha', source: 'recovery' },
      'Мария Д. вошла по коду восстановления',
    ],
    [
      { action: 'login', entity: 'sessions', title: 'masha', source: 'passkey' },
      'Мария Д. вошла с ключом входа',
    ],
    [
      { action: 'login-failed', entity: 'sessions', title: 'masha', source: 'copied-passkey' },
      'Ключ входа не принят, похоже, что у него есть копия: masha',
    ],
    [{ action: 'logout', entity: 'sessions', actorName: 'Игорь' }, 'Игорь вышел'],
    [
      { action: 'logout', entity: 'sessions', title: 'Chrome на Android', source: 'ended' },
      'Мария Д. закончила свой сеанс: Chrome на Android',
    ],
    [
      { action: 'login-failed', entity: 'sessions', title: 'masha', source: 'second-step' },
      'Верный пароль, второй шаг ещё не сделан: masha',
    ],
    [
      { action: 'login-failed', entity: 'sessions', title: 'masha', source: 'reset' },
      'Отправлено письмо для нового пароля: masha',
    ],
    [
      { action: 'logout', entity: 'sessions', title: 'masha', source: 'reset' },
      'Мария Д. сменила пароль по письму',
    ],
    [
      { action: 'login-failed', entity: 'sessions', title: 'masha', source: 'refused' },
      'Кто-то не смог войти как masha',
    ],
    [{ action: 'login-failed', entity: 'sessions', title: 'masha' }, 'Кто-то не смог войти как masha'],
    [
      { action: 'login-failed', entity: 'sessions', title: '', actorId: null },
      'Кто-то не смог войти: такого имени нет',
    ],
    [
      { action: 'export', entity: 'inquiries', title: 'Запросы, 12, CSV' },
      'Мария Д. выгрузила Запросы, 12, CSV',
    ],
    [{ action: 'erase', entity: 'inquiries', title: '№ 12' }, 'Мария Д. удалила данные клиента: № 12'],
    [{ action: 'erase' }, 'Мария Д. удалила навсегда товар Топас 5'],
    [{ ...system, action: 'backup', entity: 'system', title: '' }, 'Система сделала резервную копию'],
  ])('%j', (own, expected) => {
    const { text, title } = describeEntry(entry(own))
    expect(`${text} ${title}`.trim()).toBe(expected)
  })

  test('names a few of the changed fields', () => {
    const changes = ['Цена', 'Вес', 'Slug', 'ИНН', 'Длина', 'Ширина'].map((label) => change(label, label))
    expect(listFields([entry({ changes })])).toBe('Цена, вес, slug, ИНН, ещё 2')
    expect(listFields([entry({ action: 'create', changes })])).toBe('')
  })
})

describe('The list', () => {
  const entries = [
    entry({ id: 9, at: '2026-11-20T21:10:00.000Z' }),
    entry({ id: 8, batchId: 'a', at: '2026-11-20T20:50:00.000Z' }),
    entry({ id: 7, at: '2026-11-20T20:50:00.000Z' }),
    entry({ id: 6, batchId: 'a', at: '2026-11-20T20:50:00.000Z' }),
  ]

  test('has a bulk change as one line, and days of Moscow', () => {
    const lines = toLines(entries)
    expect(lines.map(({ entries: own }) => own.map(({ id }) => id))).toEqual([[9], [8, 6], [7]])
    expect(describeBatch(lines[1]?.entries ?? [])).toEqual({ text: 'Мария Д. изменила', title: '2 товара' })
    expect(toDays(lines).map(({ day, lines: own }) => [day, own.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 2],
    ])
  })

  test('a deletion that unlinked other records is one line about what was deleted', () => {
    const deletion = entry({ id: 2, action: 'delete', entity: 'categories', title: 'Лонг', batchId: 'd' })
    const unlinked = [5, 4].map((id) => entry({ id, batchId: 'd' }))
    expect(describeBatch([...unlinked, deletion])).toEqual({
      text: 'Мария Д. удалила категорию',
      title: 'Лонг · затронуты 2 записи',
    })
  })

  test('a price list that changes addresses is told by its products, not by the redirects that they leave behind', () => {
    const moved = [5, 4].map((id) => entry({ id, batchId: 'l' }))
    const redirects = [7, 6].map((id) => entry({ id, action: 'create', entity: 'redirects', batchId: 'l' }))
    expect(describeBatch([...redirects, ...moved])).toEqual({ text: 'Мария Д. изменила', title: '2 товара' })
    expect(describeBatch(redirects)).toEqual({ text: 'Мария Д. создала', title: '2 переадресации' })
  })

  test('leads to the form of a record that is still there', () => {
    expect(recordAddress(entry())).toBe('/admin/products?edit=3')
    expect(recordAddress(entry({ entity: 'inquiries' }))).toBe('/admin/orders?request=3')
    expect(recordAddress(entry({ action: 'delete' }))).toBeNull()
    expect(recordAddress(entry({ entity: 'sessions' }))).toBeNull()
  })
})

test('filters of the address: days are whole days in Moscow, what is malformed filters nothing', () => {
  const read = (text: string) => toQuery(readFilters(new URLSearchParams(text)))
  expect(read('entity=posts&entityId=4&actorId=2&action=create&from=2026-11-19&to=2026-11-20')).toEqual({
    entity: 'posts',
    entityId: '4',
    actorId: 2,
    action: 'create',
    from: '2026-11-19T00:00:00+03:00',
    to: '2026-11-20T23:59:59.999+03:00',
  })
  const nothing = { from: undefined, to: undefined, entity: undefined, entityId: undefined }
  expect(read('entity=toString&entityId=4&actorId=x&action=valueOf&from=2026-11-31&to=gestern')).toEqual({
    ...nothing,
    actorId: undefined,
    action: undefined,
  })
})
