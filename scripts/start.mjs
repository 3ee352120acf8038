// `npm start`. Runs on any Node.js from 20.11 on, before a single package is installed.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled, fail, isWindows, requireFolderName, root } from './ensure-install.mjs'
import { chooseNode, withOurPrograms } from './ensure-node.mjs'
import { watchNpm } from './ensure-parent.mjs'
import { tellPlatform } from './platform-words.mjs'
import { openDoor } from './starter-door.mjs'
import { supervise } from './supervise.mjs'
import { mendCutSwitch } from './upgrade/mend.mjs'

requireFolderName()
const refusal = tellPlatform()
if (refusal !== null) fail(refusal)
await mendCutSwitch(root)
ensureInstalled()
const node = chooseNode()
if (!(await ensureBuilt(node))) fail('The pages were not built; the reason is above.')

// In a separate process group the server gets Ctrl-C only from this process, once.
// By the IPC channel it reports that it is up, and notices ('disconnect') when this process is killed.
const launch = () =>
  spawn(node, [path.join(root, 'dist', 'server', 'main.js')], {
    cwd: root,
    detached: !isWindows,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: withOurPrograms(node, {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // Compile cache of Node.js; deleted by a build with its folder.
      NODE_COMPILE_CACHE: path.join(root, 'dist', 'server', 'compiled'),
    }),
  })

const drainMs = 1000 * (Number(process.env.DRAIN_SECONDS) || 0)
const { ended, stop, restart, tellState } = supervise(launch, { longestStopMs: drainMs + 60_000 })
if (!isWindows)
  openDoor(root, {
    restart,
    tellState: () => ({ ...tellState(), starter: process.pid, environment: process.env }),
  })
process.on('SIGINT', () => stop('SIGINT'))
process.on('SIGTERM', () => stop('SIGTERM'))
process.on('SIGHUP', () => stop('SIGTERM'))
watchNpm(() => stop('SIGTERM'))

ended.then(
  (code) => process.exit(code),
  (error) => fail(`The server could not be started: ${error.message}`),
)
