import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallOptions } from '../../../api/client.ts'
import { ApiError } from '../../../api/error.ts'
import { inTurn, inTurnOfAll, type Seen, sendInTurn } from './in-turn.ts'

/** A record as the server has it; a write over another version is refused. */
interface Row {
  id: number
  version: number
  name: string
  city: string
}

let row: Row
/** Versions that were sent, in their order; undefined for none. */
let sent: (string | undefined)[]
let queries: QueryClient
let seen: Seen

beforeEach(() => {
  row = { id: 5, version: 3, name: 'Топас 5', city: 'Клин' }
  sent = []
  queries = new QueryClient()
  seen = { entity: 'products', id: 5, version: 3 }
})

/** Stores on the server like somebody in another browser. */
const store = (changes: Partial<Row>) => {
  row = { ...row, ...changes, version: row.version + 1 }
  return row
}

/** A write: stored when it arrives, answered when `answered` settles. */
const write = (changes: Partial<Row>, answered: Promise<unknown> = Promise.resolve()) =>
  async function send({ headers }: CallOptions) {
    const over = headers?.['If-Match']
    sent.push(over)
    if (over !== undefined && over !== `"${row.version}"`) throw new ApiError(409, '', 'Изменили')
    const answer = store(changes)
    await answered
    return answer
  }

describe('Writes of one record', () => {
  test('wait for each other, and each goes over the version that the answer before it raised', async () => {
    const answered = Promise.withResolvers<void>()
    const first = sendInTurn(queries, seen, write({ name: 'Топас 6' }, answered.promise))
    const second = sendInTurn(queries, seen, write({ city: 'Тверь' }))
    const third = sendInTurn(queries, seen, write({ name: 'Топас 7' }))
    await Promise.resolve()
    expect(sent).toEqual(['"3"'])
    answered.resolve()
    await Promise.all([first, second, third])
    expect(sent).toEqual(['"3"', '"4"', '"5"'])
    expect(row).toMatchObject({ name: 'Топас 7', city: 'Тверь' })
  })

  test('that begin from what was shown before an own answer go over that answer', async () => {
    await sendInTurn(queries, seen, write({ name: 'Топас 6' }))
    await sendInTurn(queries, seen, write({ city: 'Тверь' }))
    expect(sent).toEqual(['"3"', '"4"'])
  })

  test('over a colleague’s change are refused, all of them: nothing is overwritten, nothing is dropped', async () => {
    const answered = Promise.withResolvers<void>()
    const first = sendInTurn(queries, seen, write({ city: 'Тверь' }, answered.promise))
    const others = ['Топас 7', 'Топас 8'].map((name) => sendInTurn(queries, seen, write({ name })))
    await expect.poll(() => row.version).toBe(4)
    store({ name: 'Чужое' })
    answered.resolve()
    await first
    expect(await Promise.allSettled(others)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    expect(sent).toEqual(['"3"', '"4"', '"4"'])
    expect(row).toMatchObject({ name: 'Чужое', city: 'Тверь' })
  })

  test('go on after one that failed', async () => {
    const failed = sendInTurn(queries, seen, () => Promise.reject(new ApiError(0, 'нет связи', null)))
    const next = sendInTurn(queries, seen, write({ city: 'Тверь' }))
    await expect(failed).rejects.toThrow('нет связи')
    await next
    expect(sent).toEqual(['"3"'])
  })

  test('wait for one of several records together, which waits for them', async () => {
    const [answered, together] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = sendInTurn(queries, seen, write({ name: 'Топас 6' }, answered.promise))
    const all = inTurnOfAll(queries, [seen, { ...seen, id: 6 }], async () => {
      store({ city: 'Клин' })
      await together.promise
    })
    const last = sendInTurn(queries, { ...seen, version: 5 }, write({ city: 'Тверь' }))
    await expect.poll(() => row.version).toBe(4)
    answered.resolve()
    await first
    await expect.poll(() => row.version).toBe(5)
    expect(sent).toEqual(['"3"'])
    together.resolve()
    await Promise.all([all, last])
    expect(row).toMatchObject({ name: 'Топас 6', city: 'Тверь' })
  })

  test('do not wait for those of another one', async () => {
    const never = new Promise(() => undefined)
    void sendInTurn(queries, { ...seen, id: 6 }, () => never)
    void sendInTurn(queries, { ...seen, entity: 'posts' }, () => never)
    await sendInTurn(queries, seen, write({ city: 'Тверь' }))
    expect(row.city).toBe('Тверь')
  })

  test('take the answer about another record for none of theirs: a copy begins at its own version', async () => {
    await sendInTurn(queries, seen, async () => ({ id: 77, version: 9 }))
    await sendInTurn(queries, seen, async () => undefined)
    await sendInTurn(queries, seen, write({ city: 'Тверь' }))
    expect(sent).toEqual(['"3"'])
  })
})

describe('What an own write has stored', () => {
  test('counts as seen only where the later one accepts it', async () => {
    await sendInTurn(queries, seen, write({ city: 'Тверь' }))
    await sendInTurn(queries, seen, write({ name: 'Топас 6' }))
    const accepts = (answer: unknown) =>
      typeof answer === 'object' && !JSON.stringify(answer).includes('Топас 6')
    const later = sendInTurn(queries, { ...seen, accepts }, write({ name: 'Моё' }))
    await expect(later).rejects.toMatchObject({ status: 409 })
    expect(sent.at(-1)).toBe('"4"')
  })

  test('without a version counts as one’s own if nothing lies between', async () => {
    const take = (changes: Partial<Row>) =>
      inTurn(queries, seen, (turn) => turn.sendOverAny(3, async () => store(changes)))
    await take({ name: 'Взят' })
    await sendInTurn(queries, seen, write({ city: 'Тверь' }))
    expect(sent).toEqual(['"4"'])
  })

  test('without a version over a colleague’s change leaves that unseen', async () => {
    store({ name: 'Чужое' })
    await inTurn(queries, seen, (turn) => turn.sendOverAny(3, async () => store({ city: 'Тверь' })))
    await expect(sendInTurn(queries, seen, write({ name: 'Моё' }))).rejects.toMatchObject({ status: 409 })
    expect(row.name).toBe('Чужое')
  })

  test('over any version, as an undoing, counts too', async () => {
    await sendInTurn(queries, seen, write({ name: 'Топас 6' }))
    await sendInTurn(queries, { ...seen, version: undefined }, write({ name: 'Топас 5' }))
    await sendInTurn(queries, seen, write({ city: 'Тверь' }))
    expect(sent).toEqual(['"3"', undefined, '"5"'])
  })

  test('is known to this tab alone', async () => {
    await sendInTurn(queries, seen, write({ name: 'Топас 6' }))
    const other = sendInTurn(new QueryClient(), seen, write({ city: 'Тверь' }))
    await expect(other).rejects.toMatchObject({ status: 409 })
  })
})
