import { type DrillResult, findFaults, medianOf } from './judge.ts'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} с`

/** The lines about one drill; `bar` is the longest recovery, ms, if another one than usual. */
export function describeResult(result: DrillResult, bar?: number): string[] {
  const { name, times, judgements, recoveries, seen, notes = [] } = result
  const faults = findFaults(result, bar)
  const middle = medianOf(recoveries)
  const recovery =
    middle === null
      ? 'восстанавливаться не пришлось'
      : `восстановление: медиана ${seconds(middle)}, худшее ${seconds(Math.max(...recoveries))}`
  return [
    `${faults.length === 0 ? 'ок     ' : 'ОШИБКА '} ${name}, раз: ${times}; ${recovery}`,
    ...judgements.map(
      ({ work, tried, acknowledged, lost, doubled }) =>
        `          ${work}: попробовано ${tried}, подтверждено ${acknowledged}, потеряно ${lost.length}, удвоено ${doubled.length}`,
    ),
    ...(seen.size === 0 ? [] : [`          посетители видели: ${describeSeen(seen)}`]),
    ...notes.map((note) => `          ${note}`),
    ...faults.map((fault) => `          ! ${fault}`),
  ]
}

/** The line about a drill that could not be done on this machine. */
export const describeUntried = (name: string, reason: string): string =>
  `—       ${name}: не проверено: ${reason}`

function describeSeen(seen: DrillResult['seen']): string {
  return [...seen]
    .toSorted(([, one], [, other]) => other - one)
    .map(([outcome, count]) => `${outcome} — ${count}`)
    .join(', ')
}
