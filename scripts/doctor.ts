// `npm run doctor`: looks over the shop and says what is wrong and what to do (docs/operations/monitoring.md).
import { examine } from '../src/server/commands/doctor.ts'

process.exitCode = await examine(process.env)
