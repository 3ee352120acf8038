// `npm run second-factor -- off NAME`: takes the second factor off an account whose phone and codes are lost.
import { takeOffSecondFactor } from '../src/server/commands/second-factor-off.ts'

process.exitCode = await takeOffSecondFactor(process.env, process.argv.slice(2))
