import { pino } from 'pino'
import { readConfig, WrongConfig } from './config.ts'
import { EmbeddedDatabaseError } from './db/embedded/embedded-error.ts'
import { startShop } from './shop.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }))
  const starting = startShop(config, log, process.argv.includes('--dev') ? 'development' : 'built')

  // Registered before anything is open: a signal in the middle of the start ends what has been started too.
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const shop = await starting.catch(() => undefined)
    await shop?.stop().catch((error: unknown) => log.error({ err: error }, 'остановка не удалась'))
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The starter's channel closes when the starter is gone, even by kill -9.
  process.once('disconnect', stop)

  const shop = await starting
  if (shop.firstAdmin?.generatedPassword) {
    say(
      `Администратор: ${shop.firstAdmin.username}\nПароль (показан один раз): ${shop.firstAdmin.generatedPassword}`,
    )
  }
  say(`Магазин открыт: ${shop.address}`)
}

main().catch((error: unknown) => {
  const known = error instanceof WrongConfig || error instanceof EmbeddedDatabaseError
  const reason =
    error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${reason}\n`)
  process.exit(1)
})
