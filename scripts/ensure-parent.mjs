import { readFileSync } from 'node:fs'

const lookEveryMs = 250

/**
 * Calls `onGone` when the npm that runs this script has ended. A SIGTERM of npm reaches only the shell between them,
 * and a SIGKILL neither; without this the shop would keep running.
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const isShell = readProcess(parent, 'cmdline').split('\0')[1] === '-c'
  const grandparent = isShell ? readParent(parent) : null
  const timer = setInterval(() => {
    if (process.ppid === parent && (!isShell || readParent(parent) === grandparent)) return
    clearInterval(timer)
    onGone()
  }, lookEveryMs)
  timer.unref()
}

function readParent(pid) {
  const stat = readProcess(pid, 'stat')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
}

/** Reads a file of /proc/[pid]; empty on systems without /proc. */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
