// `npm run drill`: kills, starves and delays a shop of its own while people work with it, and counts what was lost (docs/operations/drill.md).
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../ensure-build.mjs'
import { DRILLS } from './drills.ts'
import { FORMER_RELEASE } from './former-release.ts'
import { describeEnd } from './report.ts'
import { type DrillOutcome, runDrill } from './run-drill.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '30' },
      minutes: { type: 'string', default: '10' },
      from: { type: 'string', default: FORMER_RELEASE },
      only: { type: 'string' },
    },
  })
  const times = Number(values.times)
  if (!Number.isInteger(times) || times < 1 || times > 1000) {
    print('--times — сколько раз повторить каждое учение: целое число от 1 до 1000')
    return 1
  }
  const minutes = Number(values.minutes)
  if (!(minutes >= 2 && minutes <= 1440)) {
    print('--minutes — сколько минут длится выдержка: число от 2 до 1440')
    return 1
  }
  const names = DRILLS.map(({ name }) => name)
  const wanted = values.only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    print(`--only: нет учения «${unknown.join('», «')}»; есть ${names.join(', ')}`)
    return 1
  }
  if (!(await ensureBuilt(process.execPath))) return 1
  print(`Учения ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${await describeMachine()}.`)
  const outcomes: (DrillOutcome & { name: string })[] = []
  for (const drill of DRILLS.filter(({ name }) => wanted.includes(name))) {
    const outcome = await runDrill(drill, { times, minutes, from: values.from })
    for (const line of outcome.lines) print(line)
    outcomes.push({ ...outcome, name: drill.name })
  }
  print(describeEnd(outcomes))
  return outcomes.every(({ holds }) => holds) && outcomes.some(({ wasTried }) => wasTried) ? 0 : 1
}

/** Cores, and how many of them other programs had in the last second. */
async function describeMachine(): Promise<string> {
  const before = readTimes()
  await sleep(1000)
  const after = readTimes()
  const cores = os.cpus().length
  const idle = (after.idle - before.idle) / Math.max(after.all - before.all, 1)
  return `ядер ${cores}, занято другими ${(cores * (1 - idle)).toFixed(1).replace('.', ',')}`
}

function readTimes() {
  const times = os.cpus().map((core) => core.times)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => [one.user, one.nice, one.sys, one.idle, one.irq])),
  }
}
