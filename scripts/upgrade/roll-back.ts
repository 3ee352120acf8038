import { askStarter } from '../starter-door.mjs'
import { clearAway } from './build-beside.ts'
import { awaitReady, steadyFor } from './judge.ts'
import type { RunningShop } from './own-shop.ts'
import { admits, isAdmitted, readVersionSchema } from './schema.ts'
import { listMovesBack, makeMoves, type UpgradeStep, writeStep } from './switch.mjs'
import { nameVersion, say } from './words.ts'

/** Why a version goes, and how long the former one may take until it is ready, ms. */
interface RollBack {
  reason: string
  waitMs: number
}

/** A version that worked before may take so long at least. */
const SHORTEST_WAIT_MS = 60_000

/**
 * Brings the former program back, never the data: what came since is in the database and stays there. Where the schema does not admit it,
 * says what a person can do. Returns the exit status of the command, 1.
 */
export async function rollBack(
  root: string,
  shop: RunningShop,
  step: UpgradeStep,
  { reason, waitMs }: RollBack,
): Promise<number> {
  say(`Новая версия не заработала: ${reason}`)
  if (!(await admitsFormer(root, step))) return leave(root, step)
  say('Возвращаю прежнюю…')
  writeStep(root, { ...step, name: 'undoing' })
  makeMoves(listMovesBack(root, step))
  const before = await askStarter(shop.door, 'state')
  await askStarter(shop.door, 'restart')
  const longWaitMs = Math.max(waitMs, SHORTEST_WAIT_MS)
  const failure = await awaitReady(shop, before?.pid ?? null, longWaitMs, steadyFor(waitMs))
  writeStep(root, { ...step, name: 'undone' })
  clearAway(root)
  if (failure === null) {
    say(`Снова работает прежняя версия: ${nameVersion(root, step.from)}. Заявки и правки на месте.`)
  } else if (before === null) {
    say('Прежняя версия снова на месте, но магазин остановлен: запустите его (npm start или службу).')
  } else {
    say(
      `Прежняя версия снова на месте, но ещё не ответила: ${failure}. Смотрите журнал магазина и npm run doctor.`,
    )
  }
  say(`Резервная копия: ${step.backup ?? 'нет'}`)
  return 1
}

/** What the database says; where it cannot be asked, what the sources of the new version say. */
async function admitsFormer(root: string, { known, target }: UpgradeStep): Promise<boolean> {
  try {
    return await isAdmitted(known)
  } catch {
    return admits(readVersionSchema(root, target), known) ?? false
  }
}

function leave(root: string, step: UpgradeStep): number {
  writeStep(root, { ...step, name: 'done' })
  clearAway(root)
  say(
    'Прежнюю версию вернуть нельзя: новая уже изменила базу данных, и прежняя на ней не запустится. ' +
      'Новая остаётся на месте, её перезапуски продолжаются.',
  )
  say('Лучше всего — исправленная версия: npm run upgrade -- --to ВЕРСИЯ.')
  say(
    `Можно вернуть прежнюю (${step.from}) вместе с резервной копией ${step.backup ?? ''}, как описано в docs/operations/upgrade.md: ` +
      'но тогда пропадёт всё, что пришло после копии, заявки тоже. Решать вам.',
  )
  return 1
}
