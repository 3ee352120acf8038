// `npm run mutate`. Runs on any Node.js from 20.11 on and installs what it needs; mutate.ts does the work.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, root } from '../ensure-install.mjs'
import { chooseNode, withOurPrograms } from '../ensure-node.mjs'

ensureInstalled({ withDevelopment: true })
const node = chooseNode()
const program = path.join(import.meta.dirname, 'mutate.ts')
const { status } = spawnSync(node, [program, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: withOurPrograms(node),
})
process.exitCode = status ?? 1
