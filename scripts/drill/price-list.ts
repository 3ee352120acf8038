import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { minutes } from '../../src/lib/duration.ts'
import { ask, isRefusal, isSuccess } from './ask.ts'
import { type Desk, makeProduct, read } from './staff-work.ts'

const PAUSE_MS = 100
/** Longer than a job waits for another process to take it from one that was killed. */
const APPLY_LIMIT = minutes(2)
const PRODUCTS = 5

const sheetSchema = z.object({
  id: z.int(),
  columns: z.array(z.object({ index: z.int(), field: z.string().nullable() })),
})
const stateSchema = z.object({ state: z.string(), message: z.string().nullable() })

/** Roubles; a step of one with each import is no jump that somebody has to confirm. */
const FIRST_PRICE = 100_000

/**
 * What the shop says of a step whose first call was not answered, and done: checking is no call under a key; of applying, which is one,
 * the answer may be lost. Any other 409 is a refusal.
 */
const BEGUN = ['Дождитесь конца работы с этим файлом', 'Это действие уже выполнено']

const toKopecks = (roubles: number) => roubles * 100

interface PriceList {
  names: readonly string[]
  maker: number
  /** Imports so far: each has other prices than the one before. */
  count: number
}

/** Makes the products whose prices the imports change. */
export async function preparePriceList(desk: Desk, count = PRODUCTS): Promise<PriceList> {
  const made = []
  for (let number = 0; number < count; number += 1)
    made.push(await makeProduct(desk, { price: toKopecks(FIRST_PRICE) }))
  return { names: made.map(({ name }) => name), maker: made[0]?.maker ?? 0, count: 0 }
}

/** Key of an import: its number, and how many products it writes. */
const toImportKey = (id: number, rows: number) => `${id}:${rows}`

/** Takes such a key apart. */
export function readImportKey(key: string): { id: number; rows: number } {
  const [id, rows] = key.split(':').map(Number)
  return { id: id ?? 0, rows: rows ?? 0 }
}

/**
 * Uploads a price list with new prices, checks and applies it, each step again until it is answered; an upload that was not answered is
 * left. `whenAcknowledged` is called when applying was acknowledged. Waits until it is applied.
 */
export async function importPrices(
  { shop, cookie, tally, hasEnded }: Desk,
  list: PriceList,
  whenAcknowledged: () => void = () => undefined,
): Promise<void> {
  const { names, maker } = list
  list.count += 1
  const base = `${shop.address}/api/admin/imports`
  const form = new FormData()
  const rows = names.map((name) => `${name};${FIRST_PRICE + list.count}`)
  form.set('file', new File([`Модель;Цена\n${rows.join('\n')}\n`], 'прайс.csv'))
  const uploaded = await ask(base, { method: 'POST', body: form, headers: { cookie } })
  if (isRefusal(uploaded)) tally.faults.push(`прайсу отказано: ${uploaded.outcome} ${uploaded.body}`)
  if (!isSuccess(uploaded)) return
  const { id, columns } = read(sheetSchema, uploaded.body)
  const mapping = Object.fromEntries(columns.map(({ index, field }) => [index, field]))
  const plan = { mapping, manufacturerId: maker, missing: 'keep' }
  /** False when it was refused, or nothing came of it and the drill is over. */
  async function insist(method: string, address: string, body?: object): Promise<boolean> {
    const key = randomUUID()
    while (true) {
      const headers = { cookie, 'idempotency-key': key }
      const answer = await ask(address, { method, headers, ...(body && { body }) })
      if (isSuccess(answer)) return true
      if (answer.outcome === 409 && BEGUN.some((sentence) => answer.body.includes(sentence))) return true
      if (isRefusal(answer)) tally.faults.push(`импорту отказано: ${answer.outcome} ${answer.body}`)
      if (isRefusal(answer) || hasEnded()) return false
      await sleep(PAUSE_MS)
    }
  }
  async function waitFor(wanted: string, others: readonly string[]): Promise<boolean> {
    const end = Date.now() + APPLY_LIMIT
    while (Date.now() < end && !shop.isClosed()) {
      const answer = await ask(`${base}/${id}`, { headers: { cookie } })
      const found = isSuccess(answer) ? read(stateSchema, answer.body) : null
      if (found?.state === wanted) return true
      if (found !== null && !others.includes(found.state)) {
        tally.faults.push(`импорт ${id}: ${found.state} ${found.message}`)
        return false
      }
      await sleep(PAUSE_MS)
    }
    tally.faults.push(`импорт ${id}: за две минуты не «${wanted}»`)
    return false
  }
  if (!(await insist('PUT', `${base}/${id}`, plan))) return
  if (!(await waitFor('checked', ['uploaded', 'checking']))) return
  const deed = tally.begin('импорты', toImportKey(id, names.length))
  if (!(await insist('POST', `${base}/${id}/apply`))) return
  deed.isAcknowledged = true
  whenAcknowledged()
  await waitFor('applied', ['checked', 'applying'])
}
