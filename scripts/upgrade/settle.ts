import { clearAway } from './build-beside.ts'
import { awaitReady } from './judge.ts'
import type { RunningShop } from './own-shop.ts'
import { rollBack } from './roll-back.ts'
import { type UpgradeStep, writeStep } from './switch.mjs'
import { noteFollowed } from './target.ts'
import { nameVersion, STOPS, say } from './words.ts'

/** While versions change places a signal ends nothing, and says why. */
export function goOnWhenTold(): void {
  const refuse = () => say('Версии меняются местами: дождитесь конца, это недолго.')
  for (const name of STOPS) process.on(name, refuse)
}

/** Waits for the new version, and keeps it or brings the former one back. Returns the exit status. */
export async function settle(
  root: string,
  shop: RunningShop,
  step: UpgradeStep,
  waitMs: number,
): Promise<number> {
  say('4/4 Проверка: отвечает ли магазин…')
  const reason = await awaitReady(shop, step.server, waitMs)
  if (reason !== null) return await rollBack(root, shop, step, { reason, waitMs })
  writeStep(root, { ...step, name: 'done' })
  noteFollowed(root, step)
  clearAway(root)
  say(`Готово. Работает версия ${nameVersion(root, step.target)}.`)
  say(`Резервная копия прежнего состояния: ${step.backup ?? 'нет'}`)
  return 0
}
