import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '..')

/** Installs its packages and builds it, by its own scripts: they know what its start would do. */
const PREPARE = `
  const { ensureInstalled } = await import('./scripts/ensure-install.mjs')
  const { ensureBuilt } = await import('./scripts/ensure-build.mjs')
  ensureInstalled()
  process.exitCode = (await ensureBuilt(process.execPath)) ? 0 : 1`

/** The history does not have the version, as in a shallow clone. */
export class UnknownVersion extends Error {}

/** Puts the version of this commit into the folder, ready to run. Throws `UnknownVersion`. */
export async function prepareVersion(commit: string, folder: string): Promise<void> {
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).catch(() => {
    throw new UnknownVersion(`the history has no version ${commit}`)
  })
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  await run(process.execPath, ['--input-type=module', '--eval', PREPARE], { cwd: folder })
}
