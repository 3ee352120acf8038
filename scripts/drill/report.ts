import { median } from '../bench/times.ts'
import { type DrillResult, findFaults } from './judge.ts'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} с`

/** The lines about one drill; `bar` is the longest recovery, ms, if another one than usual. */
export function describeResult(result: DrillResult, bar?: number): string[] {
  const { name, times, judgements, recoveries, seen, notes = [] } = result
  const faults = findFaults(result, bar)
  const recovery =
    recoveries.length === 0
      ? 'восстанавливаться не пришлось'
      : `восстановление: медиана ${seconds(median(recoveries))}, худшее ${seconds(Math.max(...recoveries))}`
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

/** The last line: how many drills held, and which could not be done; of these nothing is claimed. */
export function describeEnd(
  outcomes: readonly { name: string; holds: boolean; wasTried: boolean }[],
): string {
  const tried = outcomes.filter(({ wasTried }) => wasTried)
  const untried = outcomes.filter(({ wasTried }) => !wasTried).map(({ name }) => name)
  const left = untried.length === 0 ? '' : ` Не проверено: ${untried.join(', ')}.`
  if (tried.length === 0) return `Ничего не проверено.${left}`
  if (!tried.every(({ holds }) => holds)) return `Не всё выдержано: см. строки «ОШИБКА».${left}`
  return untried.length === 0
    ? 'Ничего не потеряно и не удвоено.'
    : `Проверено ${tried.length} из ${outcomes.length}, и там ничего не потеряно и не удвоено.${left}`
}

function describeSeen(seen: DrillResult['seen']): string {
  return [...seen]
    .toSorted(([, one], [, other]) => other - one)
    .map(([outcome, count]) => `${outcome} — ${count}`)
    .join(', ')
}
