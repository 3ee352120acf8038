import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { CannotTry } from './context.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')

/** The release before this one, by its commit; raised with each release. */
export const FORMER_RELEASE = '9eacdc86'

/** Installs its packages and builds it, by its own scripts: they know what its start would do. */
const PREPARE = `
  const { ensureInstalled } = await import('./scripts/ensure-install.mjs')
  const { ensureBuilt } = await import('./scripts/ensure-build.mjs')
  ensureInstalled()
  process.exitCode = (await ensureBuilt(process.execPath)) ? 0 : 1`

/**
 * Puts the version of this commit into the folder, ready to run, and resolves with its program. Throws `CannotTry` where the history does
 * not have it, as in a shallow clone.
 */
export async function prepareRelease(commit: string, folder: string): Promise<string> {
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).catch(() => {
    throw new CannotTry(`в истории нет версии ${commit}`)
  })
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  await run(process.execPath, ['--input-type=module', '--eval', PREPARE], { cwd: folder })
  return path.join(folder, 'dist/server/main.js')
}
