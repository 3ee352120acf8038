import { pino } from 'pino'
import { readConfig, WrongConfig } from './config.ts'
import { EmbeddedDatabaseError } from './db/embedded/embedded-error.ts'
import { startShop } from './shop.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }))
  const shop = await startShop(config, log, process.argv.includes('--dev') ? 'development' : 'built')
  if (shop.firstAdmin?.generatedPassword) {
    say(`Администратор: ${shop.firstAdmin.username}\nПароль (показан один раз): ${shop.firstAdmin.generatedPassword}`)
  }
  say(`Магазин открыт: ${shop.address}`)

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await shop.stop().catch((error: unknown) => log.error({ err: error }, 'остановка не удалась'))
      process.exit(0)
    })
  }
}

main().catch((error: unknown) => {
  const known = error instanceof WrongConfig || error instanceof EmbeddedDatabaseError
  const reason = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${reason}\n`)
  process.exit(1)
})
