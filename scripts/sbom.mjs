// `npm run sbom [-- FILE]`: writes the bill of materials of the running shop, which npm makes of the lock file, into sbom.json.
// Runs on any Node.js from 20.11 on.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fail, isWindows, npmCommand, root, say } from './ensure-install.mjs'

const file = path.resolve(root, process.argv[2] ?? 'sbom.json')
const { name } = readJson('package.json')
// The lock file knows the packages of all platforms, what is installed only those of this one.
const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--offline']
const bill = keepRunning(JSON.parse(readNpm(['sbom', ...options])))
const { component } = bill.metadata
// npm gives the name of the folder, which may be any.
component.name = name
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
if (commit.status === 0) component.properties.push({ name: `${name}:commit`, value: commit.stdout.trim() })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
say(`${file}: ${bill.components.length} packages`)

/**
 * Without what only development needs. npm's own `--omit=dev` also leaves out what the shop and a package for development both need,
 * such as react (npm 11.19).
 */
function keepRunning(whole) {
  const running = Object.entries(readJson('package-lock.json').packages).filter(([, { dev }]) => !dev)
  const kept = new Set(
    running.map(
      ([folder, entry]) => `${entry.name ?? folder.split('node_modules/').at(-1)}@${entry.version}`,
    ),
  )
  const components = whole.components.filter((one) => kept.has(one['bom-ref']))
  const dependencies = whole.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => kept.has(needed)) }))
  return { ...whole, components, dependencies }
}

function readJson(target) {
  return JSON.parse(readFileSync(path.join(root, target), 'utf8'))
}

function readNpm(call) {
  const [command, ...rest] = npmCommand(call)
  const { status, stdout, stderr, error } = spawnSync(command, rest, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: isWindows && command === 'npm',
  })
  if (error)
    fail(`npm could not be run (${error.message}): install Node.js 20.11 or newer together with npm.`)
  if (status !== 0) fail(`npm made no bill of materials:\n${stderr}`)
  return stdout
}
