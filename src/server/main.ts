import { seconds } from '../lib/duration.ts'
import { readConfig, WrongConfig } from './config.ts'
import { EmbeddedDatabaseError } from './db/embedded/embedded-error.ts'
import { describeError } from './describe-error.ts'
import { createLogger } from './log.ts'
import { startShop } from './shop.ts'
import { STOP_LIMIT } from './shutdown.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  // What the shop stores (uploads, sizes of pictures, the database) is its own alone.
  process.umask(0o077)
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  // Node.js itself would print the error with all its properties, a query's parameters among them.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'непредвиденный сбой, процесс завершается')
    process.exit(1)
  })
  const starting = startShop(config, log, {
    mode: process.argv.includes('--dev') ? 'development' : 'built',
    onFirstAdmin({ username, generatedPassword }) {
      if (generatedPassword === null) return
      print(`Администратор: ${username}\nПароль (показан один раз): ${generatedPassword}`)
    },
  })

  // Registered before anything is open: a signal in the middle of the start ends what has been started too.
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      log.error('остановка затянулась, процесс завершается')
      process.exit(1)
    }, STOP_LIMIT + seconds(2))
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
  // The starter's channel closes when the starter is gone, even by kill -9.
  process.once('disconnect', stop)

  const { address } = await starting
  print(`Магазин открыт: ${address}`)
  // Over the starter's channel: from now on a crash is worth another start (scripts/supervise.mjs).
  process.send?.('open')
}

main().catch((error: unknown) => {
  const known = error instanceof WrongConfig || error instanceof EmbeddedDatabaseError
  process.stderr.write(`${known ? error.message : JSON.stringify(describeError(error), null, 2)}\n`)
  process.exit(1)
})
