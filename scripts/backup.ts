// `npm run backup [-- --to FILE]`: writes the whole shop into one file and prints its path (docs/operations/backup.md).
import { backUp } from '../src/server/commands/back-up.ts'

process.exitCode = await backUp(process.env, process.argv.slice(2))
