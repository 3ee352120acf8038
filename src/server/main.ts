import { EmbeddedDatabaseError } from '@septic-shop/embedded-postgres'
import { seconds } from '../lib/duration.ts'
import { readConfig, WrongConfig } from './config.ts'
import { describeError } from './describe-error.ts'
import { createLogger } from './log.ts'
import { dropForeignVariables } from './platform/db/host-variables.ts'
import { openTracing } from './platform/tracing/tracing.ts'
import { createRecentErrors } from './recent-errors.ts'
import { startShop } from './shop.ts'
import { STOP_LIMIT } from './shutdown.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  // Files in DATA_DIR (uploads, picture sizes, database) are readable by this user only.
  process.umask(0o077)
  const config = readConfig(process.env)
  const recentErrors = createRecentErrors()
  const log = createLogger(config.logLevel, undefined, recentErrors)
  dropForeignVariables(process.env, config, log)
  // Node.js would print the error with all properties, including query parameters (personal data).
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'непредвиденный сбой, процесс завершается')
    process.exit(1)
  })
  await openTracing()
  const starting = startShop(config, log, {
    mode: process.argv.includes('--dev') ? 'development' : 'built',
    recentErrors,
    onFirstAdmin({ username, generatedPassword }) {
      if (generatedPassword === null) return
      print(`\nАдминистратор: ${username}\nПароль (показан один раз): ${generatedPassword}\n`)
    },
  })

  // Registered before anything is opened, so that a signal during the start also closes what was opened.
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(
      () => {
        log.error('остановка затянулась, процесс завершается')
        process.exit(1)
      },
      seconds(config.drainSeconds) + STOP_LIMIT + seconds(2),
    )
    try {
      await (await starting.catch(() => undefined))?.stop()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'остановка не удалась')
      process.exit(1)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The IPC channel closes when the starter ends, also by kill -9.
  process.once('disconnect', stop)

  const { address } = await starting
  // Tells the starter that the server is up, before anybody else: from now on it restarts it after a crash (scripts/supervise.mjs).
  process.send?.('open')
  print(`Магазин открыт: ${address}`)
}

main().catch((error: unknown) => {
  const known = error instanceof WrongConfig || error instanceof EmbeddedDatabaseError
  const failure = known ? error.message : JSON.stringify(describeError(error), null, 2)
  process.stderr.write(`${failure}\n`)
  // `npm run upgrade` asks the starter for it.
  if (process.send) process.send({ failure }, undefined, {}, () => process.exit(1))
  else process.exit(1)
})
