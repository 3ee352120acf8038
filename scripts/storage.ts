// `npm run storage -- copy FROM TO`: copies uploads and photos from one store to another (docs/operations/storage.md).
import { copyFiles } from '../src/server/commands/copy-files.ts'

process.exitCode = await copyFiles(process.env, process.argv.slice(2))
