import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { seconds } from '../../src/lib/duration.ts'
import { CannotTry } from './context.ts'

const LIMIT = seconds(60)
/** Debian's package, laid beside ours: nothing is installed. */
const unpacked = path.join(import.meta.dirname, '../../node_modules/.cache/faketime')
const places = ['/usr/lib', '/usr/local/lib', path.join(unpacked, 'usr/lib')]

/** Path of the library libfaketime, fetched on Debian where it is not installed. Throws CannotTry without it. */
export function ensureFaketime(): string {
  if (process.platform !== 'linux') throw new CannotTry('libfaketime пробуем только на Linux')
  const found = findLibrary()
  if (found !== null) return found
  if (!existsSync('/etc/debian_version')) throw new CannotTry('нет libfaketime: установите её пакет')
  mkdirSync(unpacked, { recursive: true })
  const run = (program: string, ...options: string[]) =>
    spawnSync(program, options, { cwd: unpacked, stdio: 'ignore', timeout: LIMIT }).status === 0
  const options = ['-q', '-o', 'APT::Sandbox::User=root', '-o', 'Acquire::http::Timeout=20']
  run('/usr/bin/apt-get', ...options, 'download', 'libfaketime')
  for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
    run('/usr/bin/dpkg-deb', '--extract', file, unpacked)
  const fetched = findLibrary()
  if (fetched === null) throw new CannotTry('libfaketime не установлена, и пакет Debian не скачать')
  return fetched
}

/** The one for programs with threads. */
function findLibrary(): string | null {
  const files = places.flatMap((place) =>
    (existsSync(place) ? readdirSync(place) : []).map((name) =>
      path.join(place, name, 'faketime/libfaketimeMT.so.1'),
    ),
  )
  return (
    [...places.map((place) => path.join(place, 'faketime/libfaketimeMT.so.1')), ...files].find(existsSync) ??
    null
  )
}
