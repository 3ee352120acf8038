import { createHash } from 'node:crypto'
import { implement } from '@orpc/server'
import type { EndpointMeta } from '../../../contract/endpoint.ts'
import { contract } from '../../../contract/index.ts'
import { AppError } from '../../app-error.ts'
import { CallRepeated, keepAnswer } from '../db/repeatable-call.ts'
import { VersionConflict } from '../db/versioned.ts'
import type { ApiContext } from './api-context.ts'
import { takeTurn } from './bodies/turns.ts'
import { isSearch, isStorable, NOT_STORABLE } from './input-rules.ts'
import { requireRights } from './rights.ts'
import { secondFactorDemanded } from './second-factor-demanded.ts'
import { toUnknownReference } from './unknown-reference.ts'

const os = implement(contract).$context<ApiContext>()

/** Denies by default: calls of an endpoint without an access rule are rejected. */
export const api = os.use(async ({ context, next, path, procedure }, input, output) => {
  const meta: EndpointMeta = procedure['~orpc'].meta
  const actor = context.actor ?? (meta.beforeSecondFactor ? context.unsecured : null)
  requireAccess(meta, { actor, unsecured: context.unsecured }, input)
  await context.countCall(path.join('.'), meta)
  if (meta.searchesPerMinute && isSearch(input)) {
    await context.countCall(`${path.join('.')} search`, { perMinute: meta.searchesPerMinute })
  }
  if (context.bodyRefusal !== undefined) throw context.bodyRefusal
  // Calls that were counted by the database go on together.
  if (context.hasLongBody) await takeTurn()
  if (!isStorable(input)) throw new AppError('BAD_REQUEST', NOT_STORABLE)
  const repeatable = meta.isRepeatable ? await toRepeatable(context, path.join('.'), input) : undefined
  if (repeatable) context.repeatable = repeatable
  try {
    const done = await next({ context: { actor } })
    if (repeatable?.isClaimed) {
      // It is done: without its answer kept, a repeat is told so (`afterCopies`), and this call is answered all the same.
      const { output: answer } = done
      const kept = meta.isRepeatable === 'read-again' ? { id: Object(answer).id } : answer
      await keepAnswer(context.db, repeatable, kept).catch((error: unknown) => {
        context.log.error(
          { err: error, call: repeatable.call },
          'ответ сделанного действия не сохранён для повторов',
        )
      })
    }
    return done
  } catch (error) {
    if (error instanceof CallRepeated) {
      return output(await context.answerRepeat(path.join('.'), error.kept))
    }
    if (error instanceof VersionConflict) throw await context.describeConflict(error)
    throw toUnknownReference(error, procedure['~orpc'].inputSchema) ?? error
  } finally {
    // Also after an error: it may have occurred after the commit, and the own notification is ignored (own-writes.ts).
    if (meta.changesContent) await context.contentChanged()
  }
})

/** The caller's key is random and stored nowhere: its hash with the input tells nothing of the input, such as a password. */
async function toRepeatable({ actor, idempotencyKey }: ApiContext, call: string, input: unknown) {
  if (!actor || idempotencyKey === null) return undefined
  const key = createHash('sha256')
    .update(JSON.stringify([idempotencyKey, await nameFiles(input)]))
    .digest('hex')
  return { actorId: actor.id, call, key, isClaimed: false }
}

/** What was sent, with the name and the hash of each file in its place. */
async function nameFiles(input: unknown): Promise<unknown> {
  if (typeof input !== 'object' || input === null) return input
  const fields = Object.entries(input)
  if (!fields.some(([, value]) => value instanceof File)) return input
  return await Promise.all(
    fields.map(async ([name, value]) => [name, value instanceof File ? await nameFile(value) : value]),
  )
}

async function nameFile(file: File): Promise<unknown> {
  const hash = createHash('sha256')
  for await (const chunk of file.stream()) hash.update(chunk)
  return [file.name, hash.digest('hex')]
}

function requireAccess(
  meta: EndpointMeta,
  { actor, unsecured }: Pick<ApiContext, 'actor' | 'unsecured'>,
  input: unknown,
): void {
  const { access } = meta
  if (access === 'anyone') return
  if (!actor && unsecured) throw secondFactorDemanded()
  if (!actor) throw new AppError('UNAUTHORIZED', 'Войдите, чтобы продолжить')
  if (access === 'staff') requireRights(actor, meta, input)
  else if (access !== 'admin' || actor.role !== 'admin') throw new AppError('FORBIDDEN', 'Недостаточно прав')
}
