import { expect, test } from 'vitest'
import {
  type DiskFigures,
  judgeDisk,
  judgeMemory,
  judgeStore,
  judgeVersion,
  type MemoryFigures,
} from './machine-checks.ts'
import { type Verdict, worse } from './verdict.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3

/** Every check that is not green says on a second line what to do. */
function expectVerdict(verdict: Verdict, state: Verdict['state'], words: string) {
  expect(verdict).toMatchObject({ state, detail: expect.stringContaining(words) })
  expect(verdict.detail.split('\n')).toHaveLength(state === 'ok' ? 1 : 2)
}

const disk = (own: Partial<DiskFigures>): DiskFigures => ({
  free: 15 * GB,
  total: 20 * GB,
  freeFiles: 0.9,
  canWrite: true,
  ...own,
})

test.each([
  [{}, 'ok', 'Свободно'],
  [{ free: 2.1 * GB }, 'warn', '2,1'],
  [{ free: 2.5 * GB }, 'ok', '2,5'],
  [{ free: 9 * GB, total: 1000 * GB }, 'warn', '9'],
  [{ free: 30 * GB, total: 1000 * GB }, 'ok', '30'],
  [{ free: 1.9 * GB, total: 4 * GB }, 'warn', 'Удалите лишнее'],
  [{ free: 499 * MB }, 'fail', 'Удалите лишнее'],
  [{ free: 0 }, 'fail', 'Свободно 0'],
  [{ freeFiles: 0.04 }, 'warn', 'новых файлов'],
  [{ freeFiles: 0.001 }, 'fail', 'новых файлов'],
  [{ canWrite: false }, 'fail', 'нельзя записать'],
] as const)('a disk of %j is %s', (own, state, words) => {
  expectVerdict(judgeDisk(disk(own)), state, words)
})

const memory = (own: Partial<MemoryFigures>): MemoryFigures => ({
  used: 400 * MB,
  peak: 500 * MB,
  limit: 2 * GB,
  machineFree: GB,
  ...own,
})

test.each([
  [{}, 'ok', 'с запуска не больше'],
  [{ used: 1.5 * GB }, 'warn', 'Перезапустите'],
  [{ used: 1.9 * GB }, 'fail', 'Перезапустите'],
  [{ machineFree: 150 * MB }, 'warn', 'программы'],
  [{ machineFree: 40 * MB }, 'fail', 'другими программами'],
  [{ machineFree: null }, 'ok', '400'],
  [{ machineFree: null, used: 1.9 * GB }, 'fail', 'Перезапустите'],
] as const)('memory of %j is %s', (own, state, words) => {
  expectVerdict(judgeMemory(memory(own)), state, words)
})

const version = (installed: string) =>
  judgeVersion({
    running: '1.8.0',
    installed,
    node: '24.1.0',
    startedAt: new Date('2026-11-20T08:00:00Z'),
    now: new Date('2026-11-24T09:00:00Z'),
  })

test('the version that runs is the one that is installed', () => {
  expectVerdict(version('1.8.0'), 'ok', 'Работает 4 дня, запущена 20 ноября в 11:00')
  expectVerdict(version('1.9.0'), 'warn', 'установлена уже 1.9.0')
})

const away = judgeStore('s3://files/', 'silent')

test.each([
  [{}, away, 'fail', ['Хранилище файлов']],
  [{ free: 2.1 * GB }, away, 'fail', ['Хранилище файлов']],
  [{ free: 0 }, away, 'fail', ['Свободно 0', 'Удалите лишнее', 'Хранилище файлов', 'Проверьте STORAGE_URL']],
  [{ free: 0 }, null, 'fail', ['Свободно 0']],
  [{}, null, 'ok', ['Свободно']],
] as const)('of a disk of %j and a store the worse is told', (own, store, state, words) => {
  for (const one of words) expectVerdict(worse(judgeDisk(disk(own)), store), state, one)
})
