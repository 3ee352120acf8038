import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './files.ts'

/** What the built server reads at run time beside its own files. */
const READ = ['src', 'content', 'public', 'package.json']
/** Begins every script of the later build. */
const MARK = 'globalThis.isLaterBuild=true;'
/** The name of a script with its hash, wherever it is written. */
const SCRIPT = /[\w.-]+-[\w-]{8}\.js\b/g

/** The shop as a later release has it: a checkout of its own, whose scripts have other contents and names. */
export interface LaterBuild {
  /** The built server's program. */
  program: string
  remove(): Promise<void>
}

/** Copies the build and renames all its scripts, as a build of changed sources does, without the time of building. */
export async function makeLaterBuild(): Promise<LaterBuild> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-later-'))
  for (const part of ['dist', ...READ]) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const client = path.join(folder, 'dist/client')
  const built = path.join(client, 'built')
  const scripts = (await readdir(built)).filter((file) => file.endsWith('.js'))
  const names = new Map(scripts.map((file) => [file, rename(file)]))
  const renameIn = (text: string) => text.replaceAll(SCRIPT, (name) => names.get(name) ?? name)
  await Promise.all(
    [...names].map(async ([former, later]) => {
      const text = MARK + renameIn(await readFile(path.join(built, former), 'utf8'))
      for (const form of ['', '.br', '.gz']) await rm(path.join(built, former + form))
      await writeScript(path.join(built, later), text)
    }),
  )
  for (const manifest of ['storefront', 'staff']) {
    const file = path.join(client, '.vite', `${manifest}.json`)
    await writeFile(file, renameIn(await readFile(file, 'utf8')))
  }
  return {
    program: path.join(folder, 'dist/server/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Gives a script another hash of the same length. */
function rename(file: string): string {
  const [, name, hash] = /^(.+-)([\w-]{8})\.js$/.exec(file) ?? []
  if (name === undefined || hash === undefined) throw new Error(`no hash in the name of ${file}`)
  return `${name}${hash.slice(1)}${hash[0]}.js`
}

/** Writes a script and its compressed forms, as scripts/build.mjs does. */
async function writeScript(file: string, text: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY }
  await writeFile(file, text)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(text))
}
