// `npm run upgrade [-- --to VERSION] [--check] [--wait SECONDS]`: another version takes the place of this one (docs/operations/upgrade.md).
import { root } from '../ensure-install.mjs'
import { upgrade } from './run-upgrade.ts'

process.exitCode = await upgrade(root, process.argv.slice(2))
