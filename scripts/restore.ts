// `npm run restore -- FILE`: makes a new installation of a backup (docs/operations/backup.md).
import { restore } from '../src/server/commands/restore.ts'

process.exitCode = await restore(process.env, process.argv.slice(2))
