import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '../../../lib/duration.ts'
import { type BackupFigures, judgeBackups } from './backups-check.ts'
import { type DatabaseFigures, judgeDatabase } from './database-check.ts'
import { judgeQueue, type QueueFigures } from './queue-check.ts'
import { type DeliveryFigures, judgeDeliveries, judgeErrors } from './trouble-checks.ts'
import type { Verdict } from './verdict.ts'

function expectVerdict(verdict: Verdict, state: Verdict['state'], words: string) {
  expect(verdict).toMatchObject({ state, detail: expect.stringContaining(words) })
  expect(verdict.detail.split('\n')).toHaveLength(state === 'ok' ? 1 : 2)
}

const now = new Date('2026-11-24T09:00:00Z')

const database = (own: Partial<DatabaseFigures>): DatabaseFigures => ({
  answeredIn: 2,
  canWrite: true,
  version: '17.5',
  size: 148 * 1024 ** 2,
  connections: 12,
  maxConnections: 40,
  replica: null,
  waitingCallers: 0,
  missingMigrations: 0,
  isNewer: false,
  isTooNew: false,
  ...own,
})

test.each([
  [{}, 'ok', 'Отвечает за 2 мс'],
  [{ answeredIn: 250 }, 'warn', '250 мс'],
  [{ answeredIn: seconds(1.5) }, 'fail', '1500 мс'],
  [{ connections: 33 }, 'warn', '33 из 40'],
  [{ connections: 39 }, 'fail', '39 из 40'],
  [{ waitingCallers: 3 }, 'warn', 'Ждут соединения: 3'],
  [{ missingMigrations: 2 }, 'fail', 'Перезапустите'],
  [{ isNewer: true }, 'warn', 'эта с ней работает'],
  [{ isNewer: true, answeredIn: seconds(1.5) }, 'fail', '1500 мс'],
  [{ isNewer: true, isTooNew: true }, 'fail', 'Обновите и эту программу'],
  [{ replica: { isUsed: true, fault: null } }, 'ok', 'Посетители читают копию базы.'],
  [{ replica: { isUsed: false, fault: null } }, 'ok', 'Посетители читают копию базы.'],
  [{ replica: { isUsed: false, fault: 'silent' } }, 'warn', 'не отвечает: посетители читают основную'],
  [{ replica: { isUsed: false, fault: 'lagging' } }, 'warn', 'отстаёт'],
  [{ replica: { isUsed: false, fault: 'foreign' } }, 'warn', 'не на копию'],
  [{ canWrite: false }, 'fail', 'не записывает'],
] as const)('a database of %j is %s', (own, state, words) => {
  expectVerdict(judgeDatabase(database(own)), state, words)
})

const queue = (own: Partial<QueueFigures>): QueueFigures => ({
  overdue: 0,
  oldest: 0,
  planned: 0,
  failing: [],
  workers: 1,
  ...own,
})
const failing = (attempts: number, isGivenUp = false) => ({ job: 'clean-orphans', attempts, isGivenUp })

test.each([
  [{}, 'ok', 'Ничего не ждёт'],
  [{ planned: 4 }, 'ok', 'Запланировано 4'],
  [{ overdue: 3, oldest: minutes(1) }, 'ok', 'Ждут 3 задания, самое старое 1 минуту'],
  [{ overdue: 1, oldest: minutes(3) }, 'warn', 'Ждёт 1 задание'],
  [{ overdue: 1, oldest: hours(2) }, 'fail', 'самое старое 2 часа'],
  [{ failing: [failing(1)] }, 'warn', 'Не выполняется 1 задание: уборка ненужных картинок'],
  [{ failing: [failing(8), failing(1)] }, 'fail', 'попыток 8'],
  [{ failing: [failing(3, true)] }, 'fail', 'журнале сервера'],
  [{ workers: 0 }, 'fail', 'Заданий никто не берёт'],
] as const)('a queue of %j is %s', (own, state, words) => {
  expectVerdict(judgeQueue(queue(own)), state, words)
})

const deliveries = (own: Partial<DeliveryFigures>): DeliveryFigures => ({
  obstacle: null,
  isHeld: false,
  recipients: 2,
  failed: 0,
  urgent: 0,
  lastFailed: null,
  late: 0,
  lastSentAt: null,
  now,
  ...own,
})

test.each([
  [{}, undefined],
  [{ failed: 1 }, 'deliveries'],
  [{ late: 1 }, 'deliveries'],
  [{ isHeld: true }, 'deliveries'],
  [{ recipients: 0 }, 'channels'],
  [{ obstacle: 'Ключ не тот' }, 'channels'],
] as const)('deliveries of %j are mended at %s', (own, place) => {
  expect(judgeDeliveries(deliveries(own)).place).toBe(place)
})

test.each([
  [{}, 'ok', 'ещё не было'],
  [{ lastSentAt: new Date('2026-11-24T08:00:00Z') }, 'ok', 'дошло сегодня в 11:00'],
  [
    { failed: 2, urgent: 1, lastFailed: { channel: 'email', inquiryId: 198 } },
    'fail',
    'Не дошли 2 сообщения за два дня. Последнее: запрос № 198, почта.',
  ],
  [{ failed: 1, lastFailed: { channel: 'push', inquiryId: null } }, 'warn', 'Не дошло 1 сообщение'],
  [{ obstacle: 'Ключ не тот' }, 'fail', 'Ключ не тот'],
  [{ isHeld: true }, 'warn', 'После восстановления'],
  [{ isHeld: true, obstacle: 'Ключ не тот' }, 'fail', 'После восстановления'],
  [{ isHeld: true, obstacle: 'Ключ не тот' }, 'fail', 'Ключ не тот'],
  [{ isHeld: true, failed: 1, urgent: 1 }, 'fail', 'После восстановления'],
  [{ recipients: 0 }, 'warn', 'Ни один канал не включён'],
  [{ late: 1 }, 'warn', 'попытки повторяются'],
] as const)('deliveries of %j are %s', (own, state, words) => {
  expectVerdict(judgeDeliveries(deliveries(own)), state, words)
})

const error = (times: number) => ({ at: now.toISOString(), message: 'страница не отрисована', times })

test.each([
  [[], 0, 'ok', 'ошибок не было'],
  [[error(1)], 1, 'warn', 'За сутки 1 ошибка, последняя сегодня в 12:00: страница не отрисована.'],
  [[error(30)], 5, 'warn', '30 ошибок'],
  [[error(30)], 20, 'fail', '30 ошибок'],
] as const)('errors %j are %s', (errors, lately, state, words) => {
  expectVerdict(judgeErrors({ errors, lately, now }), state, words)
})

const newest = {
  madeAt: new Date('2026-11-24T01:00:00Z'),
  bytes: 312 * 1024 ** 2,
  checked: true,
  reason: null,
}
const backups = (own: Partial<BackupFigures>): BackupFigures => ({
  folder: '/mnt/backups',
  newest,
  isOnShopsDisk: false,
  lastFailure: null,
  startedAt: new Date('2026-11-24T08:00:00Z'),
  now,
  ...own,
})
const lastFailure = { at: new Date('2026-11-24T01:00:00Z'), reason: 'нет места' }
const madeAt = (iso: string) => ({ ...newest, madeAt: new Date(iso) })

test.each([
  [{}, 'ok', 'Последняя сегодня в 04:00'],
  [{ isOnShopsDisk: true }, 'warn', 'BACKUP_DIR'],
  [
    { newest: { ...newest, checked: false, reason: 'Нет права создать базу' } },
    'warn',
    'Нет права создать базу',
  ],
  [{ newest: madeAt('2026-11-23T01:00:00Z') }, 'warn', 'этой ночи не появилась'],
  [{ newest: madeAt('2026-11-21T01:00:00Z') }, 'fail', '21 ноября'],
  [{ newest: null }, 'warn', 'Копий ещё нет'],
  [{ newest: null, startedAt: new Date('2026-11-20T08:00:00Z') }, 'fail', 'Копий ещё нет'],
  [{ newest: madeAt('2026-11-23T01:00:00Z'), lastFailure }, 'warn', 'копия не сделана: нет места'],
  [{ newest: null, lastFailure }, 'fail', 'Папка копий: /mnt/backups'],
  [{ lastFailure, folder: 's3://safe/backups' }, 'warn', 'Хранилище копий: s3://safe/backups.'],
] as const)('backups of %j are %s', (own, state, words) => {
  expectVerdict(judgeBackups(backups(own)), state, words)
})
