import { startEmbedded } from './start-embedded.ts'

// An application in a separate process, for tests that kill it: prints its state, stops on SIGTERM.
const [dataDir = ''] = process.argv.slice(2)
const database = await startEmbedded({ dataDir })
process.once('SIGTERM', async () => {
  await database.stop()
  process.exit(0)
})
setInterval(() => {}, 60_000)
process.stdout.write(`${JSON.stringify({ adopted: database.adopted })}\n`)
