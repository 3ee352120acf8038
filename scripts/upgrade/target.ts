import { git } from './switch.mjs'
import { Refused, reasonOf, say } from './words.ts'

/** Where the checkout stands. */
export interface Present {
  from: string
  /** Null for a checkout of a commit. */
  branch: string | null
}

/** Setting of git: the branch of the origin that a checkout followed before its first upgrade. */
const FOLLOWED = 'upgrade.follows'

/** Finds where the checkout stands. Throws Refused for a folder that git does not know. */
export function findPresent(root: string): Present {
  try {
    const from = git(root, 'rev-parse', '--verify', 'HEAD^{commit}')
    return { from, branch: tryGit(root, 'symbolic-ref', '--quiet', '--short', 'HEAD') }
  } catch (error) {
    throw new Refused(
      `Эту папку git не признаёт своей (${reasonOf(error)}): обновить можно только магазин, взятый через git clone.`,
    )
  }
}

/** Finds the commit to go to; fetches unless it is named by its number and is there. Throws Refused where there is none. */
export function findTarget(root: string, present: Present, to: string | undefined): string {
  if (to === undefined) {
    const followed = requireFollowed(root, present)
    fetch(root, remoteOf(root, present), true)
    return require(root, followed)
  }
  const here = /^[0-9a-f]{7,40}$/i.test(to) ? resolve(root, to) : null
  if (here !== null) return here
  const remote = remoteOf(root, present)
  const isKnown = [`refs/tags/${to}`, `refs/remotes/${remote}/${to}`, to].some((name) => resolve(root, name))
  fetch(root, remote, !isKnown)
  for (const name of [`refs/tags/${to}`, `refs/remotes/${remote}/${to}`]) {
    const found = resolve(root, name)
    if (found !== null) return found
  }
  return require(root, to)
}

/** Keeps in mind which branch the checkout followed: after an upgrade it is on none. */
export function noteFollowed(root: string, present: Present): void {
  const followed = upstreamOf(root, present)
  if (followed !== null) git(root, 'config', FOLLOWED, followed)
}

function requireFollowed(root: string, present: Present): string {
  const followed =
    upstreamOf(root, present) ??
    tryGit(root, 'config', FOLLOWED) ??
    tryGit(root, 'rev-parse', '--abbrev-ref', 'refs/remotes/origin/HEAD')
  if (followed === null)
    throw new Refused('Непонятно, до какой версии обновлять: назовите её, npm run upgrade -- --to ВЕРСИЯ')
  return followed
}

const upstreamOf = (root: string, { branch }: Present) =>
  branch === null ? null : tryGit(root, 'rev-parse', '--abbrev-ref', `${branch}@{upstream}`)

const remoteOf = (root: string, { branch }: Present) =>
  (branch === null ? null : tryGit(root, 'config', `branch.${branch}.remote`)) ?? 'origin'

const resolve = (root: string, name: string) =>
  tryGit(root, 'rev-parse', '--quiet', '--verify', `${name}^{commit}`)

function require(root: string, name: string): string {
  const found = resolve(root, name)
  if (found === null) throw new Refused(`Версии ${name} нет: назовите коммит, ветку или метку.`)
  return found
}

function fetch(root: string, remote: string, isNeeded: boolean): void {
  try {
    git(root, 'fetch', '--quiet', '--tags', remote)
  } catch (error) {
    if (isNeeded) throw new Refused(`Не удалось узнать о новых версиях (git fetch): ${reasonOf(error)}`)
    say('Узнать о новых версиях не удалось, беру то, что уже есть.')
  }
}

function tryGit(root: string, ...options: string[]): string | null {
  try {
    return git(root, ...options) || null
  } catch {
    return null
  }
}
