import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHECK_LABELS } from '../src/domain/staff/status-checks.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { cleanAfterAll, makeFolder, runCommand } from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'
import { urlOf } from './support/seeded-copy.ts'
import { openProcess } from './support/shop-process.ts'

let database: DatabaseConnection
const place: Record<string, string> = {}

cleanAfterAll()
beforeAll(async () => {
  database = await createSeededDatabase()
  Object.assign(place, { DATABASE_URL: urlOf(database), DATA_DIR: await makeFolder() })
})
afterAll(() => database.close())

/** What is printed of a check. */
const lineOf = (printed: string, label: string) =>
  printed.split('\n').find((line) => line.startsWith(`${label} — `))

describe('npm run doctor', () => {
  test('tells of a shop that does not run what can be seen from outside, and fails', () => {
    const { status, stdout, stderr } = runCommand('doctor', [], place)
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    expect(stdout).toMatch(/^Магазин не запущен: /)
    expect(lineOf(stdout, 'База данных')).toMatch(/— (?:в порядке|внимание)\. .*PostgreSQL /)
    expect(lineOf(stdout, 'Очередь')).toMatch(/— отказ\. /)
    expect(lineOf(stdout, 'Память')).toBeUndefined()
  })

  test('tells what each process of a running shop sees, on what is wrong also what to do', async () => {
    const shops = [await openProcess(place), await openProcess(place)]
    const { status, stdout, stderr } = runCommand('doctor', [], place)
    const [first = '', second = '', ...more] = stdout.split(/^(?=Магазин работает: )/m)
    for (const { child } of shops) child.kill('SIGTERM')
    await Promise.all(shops.map(({ exit }) => exit))
    expect({ status, stderr, more }).toEqual({ status: 0, stderr: '', more: [] })
    for (const label of Object.values(CHECK_LABELS))
      expect(lineOf(first, label), label).toMatch(/— (?:в порядке|внимание)\. \S/)
    expect(first).toMatch(/^Доставка — внимание\. .+\n {4}\S/m)
    expect(lineOf(second, 'Память')).toMatch(/— (?:в порядке|внимание)\. \S/)
    expect(lineOf(second, 'База данных')).toBeUndefined()
    const pids = [first, second].map((told) => Number(/процесс (\d+)\.$/m.exec(told)?.[1]))
    expect(pids.toSorted()).toEqual(shops.map(({ child }) => child.pid).toSorted())
  })

  test('says where there is no shop', async () => {
    const folder = await makeFolder()
    expect(runCommand('doctor', [], { DATA_DIR: folder })).toEqual({
      status: 1,
      stdout: '',
      stderr: `В папке ${folder} нет магазина: проверьте DATA_DIR.\n`,
    })
  })
})
