// `npm start`. Runs on any Node.js from 20 on, before a single package is installed.
import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureInstalled, fail, isWindows, root } from './ensure-install.mjs'
import { chooseNode, withOurPrograms } from './ensure-node.mjs'
import { watchNpm } from './ensure-parent.mjs'

/** npm passes on the Ctrl-C that the terminal has sent already, and people press twice; after this they mean it. */
const patienceMs = 20_000

ensureInstalled()
const node = chooseNode()
if (!ensureBuilt(node)) fail('The pages were not built; the reason is above.')

// In a group of its own the server does not get the terminal's Ctrl-C directly, only once, through here.
// Over the 'ipc' channel it notices ('disconnect') when this process is killed.
const server = spawn(node, [path.join(root, 'src', 'server', 'main.ts')], {
  cwd: root,
  detached: !isWindows,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: withOurPrograms(node, { NODE_ENV: process.env.NODE_ENV ?? 'production' }),
})

let askedAt = 0
function stop(signal) {
  if (askedAt === 0) {
    askedAt = Date.now()
    server.kill(signal)
  } else if (Date.now() - askedAt > patienceMs) {
    server.kill('SIGKILL')
  }
}
process.on('SIGINT', () => stop('SIGINT'))
process.on('SIGTERM', () => stop('SIGTERM'))
process.on('SIGHUP', () => stop('SIGTERM'))
watchNpm(() => stop('SIGTERM'))

server.on('error', (error) => fail(`The server could not be started: ${error.message}`))
server.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]))
