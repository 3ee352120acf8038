import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '../src/lib/duration.ts'
import { keepAsking } from './support/steady-inquiries.ts'
import { builtAs, openUpgradableShop, type UpgradableShop } from './support/upgradable-shop.ts'

let shop: UpgradableShop
let inquiries: ReturnType<typeof keepAsking>

beforeAll(async () => {
  shop = await openUpgradableShop()
  inquiries = keepAsking(shop.address, shop.dataDir)
}, minutes(4))

afterAll(async () => {
  await inquiries.stop()
  await shop.close()
})

const isReady = async () => (await fetch(`${shop.address}/readyz`)).status
/** Sockets stay, nothing else. */
const isTidy = () =>
  expect(
    readdirSync(path.join(shop.folder, '.upgrade')).filter(
      (name) => !/^(?:starters|command|build\.log)$/.test(name),
    ),
  ).toEqual([])

// Each begins where the one before has left the shop: starts and upgrades are dear.
describe('npm run upgrade', { timeout: minutes(6) }, () => {
  test('a check says what would be done and does nothing', async () => {
    const before = shop.head()
    const { code, said } = await shop.upgrade('--check')
    expect(said).toMatch(/Сейчас: .*«base»\.\nБудет: {2}.*«sound», изменений: 1\./)
    expect(said).toContain('прежняя вернётся сама')
    expect([code, shop.head()]).toEqual([0, before])
    isTidy()
  })

  test('a killed build is cleared away by the next call, which brings the newer version', async () => {
    await shop.killAt('building')
    expect(await isReady()).toBe(200)
    const { code, said } = await shop.upgrade('--wait', '30')
    expect(said).toContain('Прошлое обновление было прервано')
    expect(said).toMatch(
      /Готово\. Работает версия .*«sound»\.\nРезервная копия прежнего состояния: (\/.*\.tar\.gz)/,
    )
    const [, backup = ''] = /состояния: (.*)/.exec(said) ?? []
    expect([code, builtAs(shop.folder), existsSync(backup), await isReady()]).toEqual([0, 'sound', true, 200])
    isTidy()
  })

  test('a version that ends at its start goes, the former one comes back', async () => {
    const before = shop.head()
    const { code, said } = await shop.upgrade('--to', 'ends', '--wait', '9')
    expect(said).toContain('нет такого файла')
    expect(said).toContain('Снова работает прежняя версия')
    expect([code, shop.head(), builtAs(shop.folder), await isReady()]).toEqual([1, before, 'sound', 200])
    expect(existsSync(path.join(shop.folder, 'new-ends.txt'))).toBe(false)
    isTidy()
  })

  test('so does one that opens and never becomes ready, also when the command was killed while it was judged', async () => {
    const before = shop.head()
    await shop.killAt('judging', '--to', shop.commitOf('never'))
    const { code, said } = await shop.upgrade('--wait', '6')
    expect(said).toContain('Прошлое обновление было прервано')
    expect(said).toContain('магазин не стал готов')
    expect(said).toContain('Снова работает прежняя версия')
    expect([code, shop.head(), builtAs(shop.folder), await isReady()]).toEqual([1, before, 'sound', 200])
    isTidy()
  })

  test('a version that has changed the database for good stays, and a person is asked', async () => {
    const { code, said } = await shop.upgrade('--to', 'changes', '--wait', '60')
    expect(said).toContain('Прежнюю версию вернуть нельзя')
    expect(said).toMatch(/резервной копией \/.*\.tar\.gz/)
    expect([code, shop.head()]).toEqual([1, shop.commitOf('changes')])
    expect(readFileSync(path.join(shop.folder, 'new-changes.txt'), 'utf8')).toBe('changes')
    isTidy()
    // Of all that came in while versions came and went.
    expect(await inquiries.stop()).toBeGreaterThan(10)
    expect(await inquiries.listMissing()).toEqual([])
  })
})
