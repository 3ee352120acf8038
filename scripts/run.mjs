// `node scripts/run.mjs FILE|PROGRAM …`: runs a file of ours or a program of a package (biome). Runs on any Node.js from
// 20.11 on and installs what it needs, so that every npm script works in a fresh clone.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, fail, isWindows, root } from './ensure-install.mjs'
import { chooseNode, withOurPrograms } from './ensure-node.mjs'
import { becomeShopsUser, mendCutSwitch } from './upgrade/mend.mjs'

const [program = '', ...options] = process.argv.slice(2)
// Work of a running shop, which may have been installed without packages for development.
const isShops = /^scripts\/(?:backup|doctor|restore|sbom|second-factor|upgrade\/upgrade)\.m?[jt]s$/.test(
  program,
)
if (program === 'scripts/upgrade/upgrade.ts') {
  becomeShopsUser(root)
  await mendCutSwitch(root)
}
ensureInstalled({ withDevelopment: !isShops })
const node = chooseNode()
const isFile = /\.m?[jt]s$/.test(program)
const command = isFile ? [node, [path.join(root, program), ...options]] : [program, options]
const child = spawn(...command, {
  cwd: root,
  stdio: 'inherit',
  shell: isWindows && !isFile,
  env: withOurPrograms(node),
})
// The terminal sends Ctrl-C to the child too; this process ends with it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('error', (error) => fail(`${program} could not be run: ${error.message}`))
child.on('exit', (code) => process.exit(code ?? 1))
