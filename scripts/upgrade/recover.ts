import { askStarter } from '../starter-door.mjs'
import { clearAway } from './build-beside.ts'
import { awaitReady } from './judge.ts'
import type { RunningShop } from './own-shop.ts'
import { rollBack } from './roll-back.ts'
import { goOnWhenTold, settle } from './settle.ts'
import { type UpgradeStep, undoCutSwitch } from './switch.mjs'
import { say } from './words.ts'

/** Ends what a killed upgrade has begun: it is undone, or judged to its end. Returns whether the shop works and another one may begin. */
export async function recover(
  root: string,
  shop: RunningShop,
  step: UpgradeStep,
  waitMs: number,
): Promise<boolean> {
  say('Прошлое обновление было прервано. Сначала привожу всё в порядок.')
  goOnWhenTold()
  if (step.name === 'undoing')
    return (await rollBack(root, shop, step, { reason: 'обновление прервано', waitMs })) === 0
  const state = await askStarter(shop.door, 'state')
  if (step.name === 'judging') {
    if (state?.pid === step.server) await askStarter(shop.door, 'restart')
    return (await settle(root, shop, step, waitMs)) === 0
  }
  undoCutSwitch(root)
  const isSwitched = step.name === 'switching' || step.name === 'undone'
  if (isSwitched && state !== null && state.pid !== step.server) await restartFormer(shop, state.pid, waitMs)
  clearAway(root)
  say('Готово: на месте прежняя версия.')
  return state !== null
}

/** A server that started between the moves may have files of both versions. */
async function restartFormer(shop: RunningShop, pid: number | null, waitMs: number): Promise<void> {
  await askStarter(shop.door, 'restart')
  const failure = await awaitReady(shop, pid, waitMs)
  if (failure !== null) say(`Магазин ещё не ответил: ${failure}`)
}
