import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const linkRows = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm packages cannot contain symbolic links, and the package's install script that creates them may be blocked.
 * Creates missing ones, in the package or, where that is read-only, in `fallbackFolder`.
 * Returns environment variables by which the programs find their libraries.
 */
export function linkLibraries(packageFolder: string, fallbackFolder: string): Record<string, string> {
  const list = path.join(packageFolder, 'native/pg-symlinks.json')
  if (!fs.existsSync(list)) return {}
  const missing = linkRows
    .parse(JSON.parse(fs.readFileSync(list, 'utf8')))
    .map(({ source, target }) => ({
      source: path.join(packageFolder, source),
      target: path.join(packageFolder, target),
    }))
    .filter(({ target }) => !fs.existsSync(target))
  const unlinked = missing.filter(
    ({ source, target }) => !tryLink(path.relative(path.dirname(target), source), target),
  )
  if (unlinked.length === 0) return {}
  fs.mkdirSync(fallbackFolder, { recursive: true })
  // PostgreSQL may run as another user.
  fs.chmodSync(fallbackFolder, 0o755)
  for (const { source, target } of unlinked) {
    const link = path.join(fallbackFolder, path.basename(target))
    fs.rmSync(link, { force: true })
    tryLink(source, link)
  }
  // A library resolves the next one relative to its own link, so the package's folder is needed too.
  const folders = [fallbackFolder, path.join(packageFolder, 'native/lib')].join(path.delimiter)
  return { LD_LIBRARY_PATH: folders, DYLD_LIBRARY_PATH: folders }
}

/** False when the folder is read-only; an already existing link is a success. */
function tryLink(source: string, target: string): boolean {
  try {
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.symlinkSync(source, target)
    return true
  } catch {
    return fs.existsSync(target)
  }
}
