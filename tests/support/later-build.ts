import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './files.ts'
import { ODD_NAME } from './odd-name.ts'

/** What a build reads, and what its server reads at run time. */
const SOURCES = ['src', 'content', 'public', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts']
/** Begins every script of the later build, so that each has another name. */
const MARK = 'globalThis.isLaterBuild=true;'

/** An odd name without what `npm start` refuses (scripts/ensure-install.mjs), and without a backslash, where Node.js loads no module. */
const BUILDABLE_NAME = ODD_NAME.replaceAll(/[#?"\\]/g, '')

/** The shop as a later release has it: a checkout of its own, built from changed sources. */
export interface LaterBuild {
  /** The built server's program. */
  program: string
  remove(): Promise<void>
}

/** Builds the sources anew elsewhere, so changed that no script is called as in `dist/`. */
export async function makeLaterBuild(): Promise<LaterBuild> {
  const folder = await mkdtemp(path.join(os.tmpdir(), BUILDABLE_NAME))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await buildIn(folder)
  } catch (error) {
    await remove()
    throw error
  }
  return { program: path.join(folder, 'dist/server/main.js'), remove }
}

async function buildIn(folder: string) {
  for (const source of SOURCES) {
    await cp(path.join(root, source), path.join(folder, source), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const config = path.join(folder, 'vite.config.ts')
  const text = await readFile(config, 'utf8')
  const changed = text.replace("'early' ? '(()=>{' : ''", `'early' ? '(()=>{${MARK}' : '${MARK}'`)
  if (changed === text) throw new Error('vite.config.ts has another banner: mend this')
  await writeFile(config, changed)
  // Without the compressed forms, which take as long as all the rest; the server compresses what has none.
  const script = path.join(folder, 'scripts/build.mjs')
  const [builds = '', ...compressing] = (await readFile(script, 'utf8')).split('\nconst compressible =')
  if (compressing.length !== 1) throw new Error('scripts/build.mjs compresses elsewhere: mend this')
  await writeFile(script, builds)
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: folder })
}
