import os from 'node:os'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import type { InstanceStatus, StatusCheck } from '../../contract/status.ts'
import { CHECK_LABELS, type CheckName, type CheckState } from '../../domain/staff/status-checks.ts'
import type { Config } from '../config.ts'
import { createChannels } from '../features/channels/staff-channels.ts'
import { askInstances } from '../features/status/instance-status.service.ts'
import { createStatus, OF_MACHINE } from '../features/status/status.service.ts'
import type { DatabaseConnection } from '../platform/db/database.ts'
import { createRecentErrors } from '../recent-errors.ts'
import { createSecrets } from '../secrets.ts'
import { type Environment, print, runCommand } from './run-command.ts'
import { withShopDatabase } from './with-shop-database.ts'

const WORDS: Readonly<Record<CheckState, string>> = { ok: 'в порядке', warn: 'внимание', fail: 'отказ' }

/** What is only known of a process that runs. */
const OF_PROCESS: readonly CheckName[] = ['memory', 'last errors']

/**
 * `npm run doctor`: prints what «Состояние» shows, as the running shop sees itself; of a shop that does not run, what can be seen from
 * outside. Returns the exit status: 1 when a check has failed.
 */
export async function examine(environment: Environment): Promise<number> {
  let isWell = true
  const status = await runCommand(environment, async (config, log) => {
    isWell = await withShopDatabase(config, log, (database, location) =>
      examineShop({ config, log, database, location }),
    )
  })
  return isWell ? status : 1
}

interface Examined {
  config: Config
  log: Logger
  database: DatabaseConnection
  location: PoolConfig
}

async function examineShop({ config, log, database, location }: Examined): Promise<boolean> {
  const [here, ...others] = (await askInstances(location)).toSorted(ownMachineFirst)
  if (here) return printInstances(here, others)
  // How long it takes to answer is measured of a connection that is there.
  await database.pool.query('select 1')
  print('Магазин не запущен: память и последние ошибки видны только у работающего.')
  const channels = createChannels({ db: database.db, secrets: createSecrets(config), log })
  const status = createStatus({ ...config, db: database.db, channels, recentErrors: createRecentErrors() })
  const { checks } = await status.read()
  return printChecks(checks.filter(({ name }) => !OF_PROCESS.includes(name)))
}

const ownMachineFirst = (one: InstanceStatus, other: InstanceStatus) =>
  Number(other.host === os.hostname()) - Number(one.host === os.hostname())

function printInstances(here: InstanceStatus, others: readonly InstanceStatus[]): boolean {
  print(describeInstance(here))
  let isWell = printChecks(here.status.checks)
  for (const other of others) {
    print(`\n${describeInstance(other)}`)
    isWell = printChecks(other.status.checks.filter(({ name }) => OF_MACHINE.includes(name))) && isWell
  }
  return isWell
}

const describeInstance = ({ host, pid }: InstanceStatus) => `Магазин работает: ${host}, процесс ${pid}.`

/** Prints each check with what was measured and, below it, what to do; false when one has failed. */
function printChecks(checks: readonly StatusCheck[]): boolean {
  for (const { name, state, detail } of checks) {
    const [measured = '', ...todo] = detail.split('\n')
    print(`${CHECK_LABELS[name]} — ${WORDS[state]}. ${measured}`)
    for (const line of todo) print(`    ${line}`)
  }
  return checks.every(({ state }) => state !== 'fail')
}
