import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { Database, Transaction } from './database.ts'

/** A call of staff under a key of its caller: done once, however often it is sent. */
export interface RepeatableCall {
  readonly actorId: number
  /** Name of the endpoint. */
  readonly call: string
  /** Hash of the caller's key and of the input: other content under the same key is another call. */
  readonly key: string
  /** Of this request alone. */
  readonly token: string
  /** Whether one of its transactions has begun. */
  isClaimed: boolean
}

/** The call was done before; `answer` is what it was answered then. */
export class CallRepeated extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('the call was done before')
    this.answer = answer
  }
}

/** How long the answer of the first of two calls is waited for: it is kept right after its commit. */
const LOOKS = 50
const PAUSE_MS = 100

/**
 * Notes the call in the transaction that does it; a copy that is under way is waited for. Throws CallRepeated for one that was done,
 * and CONFLICT when its answer is not known.
 */
export async function claimCall(tx: Transaction, call: RepeatableCall): Promise<void> {
  const { actorId, call: name, key, token } = call
  await tx.execute(sql`
    insert into repeated_calls (actor_id, call, key, token) values (${actorId}, ${name}, ${key}, ${token})
    on conflict do nothing`)
  call.isClaimed = true
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await tx.execute<{ token: string; answer: { output: unknown } | null }>(sql`
      select token, answer from repeated_calls where actor_id = ${actorId} and call = ${name} and key = ${key}`)
    const [row] = rows
    // A further transaction of the same request.
    if (row?.token === token) return
    if (row?.answer) throw new CallRepeated(row.answer.output)
    await sleep(PAUSE_MS)
  }
  throw new AppError('CONFLICT', 'Это действие уже выполнено: обновите страницу, чтобы увидеть его итог')
}

/** Keeps the answer of a call for its repeats. */
export async function keepAnswer(
  db: Database,
  { actorId, call, key }: RepeatableCall,
  output: unknown,
): Promise<void> {
  await db.execute(sql`
    update repeated_calls set answer = ${JSON.stringify({ output })}::jsonb
    where actor_id = ${actorId} and call = ${call} and key = ${key}`)
}

/** Removes the calls of everybody that were done more than a day ago. */
export async function forgetOldCalls(db: Database): Promise<void> {
  await db.execute(sql`delete from repeated_calls where created_at < now() - interval '1 day'`)
}
