import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from './database.ts'

/** A call of staff under a key of its caller: done once, however often it is sent. */
export interface RepeatableCall {
  readonly actorId: number
  /** Name of the endpoint. */
  readonly call: string
  /** Hash of the caller's key and of the input: other content under the same key is another call. */
  readonly key: string
  /** Whether one of its transactions has begun to do it. */
  isClaimed: boolean
}

/** The call was done before; `kept` is what was kept of its answer. */
export class CallRepeated extends Error {
  readonly kept: unknown

  constructor(kept: unknown) {
    super('the call was done before')
    this.kept = kept
  }
}

/** A copy of the call is being done, or is done while its answer is not kept yet. */
class CallUnderWay extends Error {
  readonly isDone: boolean

  constructor(isDone: boolean) {
    super('a copy of the call is under way')
    this.isDone = isDone
  }
}

/** How long the answer of the first of two calls is waited for: it is kept right after its commit. */
const LOOKS = 50
const PAUSE_MS = 100

/**
 * Runs `attempt`, which claims a call, again until no copy of it is under way; in between no connection is held. Throws CONFLICT when the
 * call was done and its answer is not known.
 */
export async function afterCopies<T>(attempt: () => Promise<T>): Promise<T> {
  for (let unanswered = 0; unanswered < LOOKS; ) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof CallUnderWay)) throw error
      if (error.isDone) unanswered += 1
    }
    await sleep(PAUSE_MS)
  }
  throw new AppError('CONFLICT', 'Это действие уже выполнено: обновите страницу, чтобы увидеть его итог')
}

/**
 * Notes the call in the transaction that does it, which copies find locked until it ends. Throws CallRepeated for one that was done, and
 * what `afterCopies` waits for.
 */
export async function claimCall(tx: Transaction, call: RepeatableCall): Promise<void> {
  const { actorId, call: name, key } = call
  // The insert alone would wait for a copy, and hold its connection meanwhile.
  const { rows } = await tx.execute<Claim>(sql`
    with lock as materialized (
      select pg_try_advisory_xact_lock(hashtextextended(${`${actorId} ${name} ${key}`}, 0)) as is_mine),
    claimed as (
      insert into repeated_calls (actor_id, call, key, token)
      select ${actorId}::int, ${name}, ${key}, gen_random_uuid() from lock where is_mine
      on conflict do nothing
      returning 1)
    select is_mine as "isLocked", exists (select from claimed) as "isClaimed", (
      select answer from repeated_calls where actor_id = ${actorId} and call = ${name} and key = ${key}) as answer
    from lock`)
  const [claim] = rows
  if (!claim?.isLocked) throw new CallUnderWay(false)
  if (!claim.isClaimed) throw claim.answer ? new CallRepeated(claim.answer.output) : new CallUnderWay(true)
  call.isClaimed = true
}

/** `answer` as it was before the statement: of a copy that has ended in between it is read by the next attempt. */
type Claim = { isLocked: boolean; isClaimed: boolean; answer: { output: unknown } | null }

/** Keeps of the answer of a call what its repeats are answered from. */
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
