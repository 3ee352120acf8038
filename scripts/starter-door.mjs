import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'

/** A starter answers at once; one that does not is as good as none. */
const answerLimitMs = 5_000

/** Where starters of this checkout can be spoken to: a socket each, named by its process. */
export const doorsOf = (root) => path.join(root, '.upgrade', 'starters')

/** The kernel takes about a hundred bytes: from the working folder a name is shorter. */
export function shortest(file) {
  const relative = path.relative(process.cwd(), file)
  return relative.length < file.length ? relative : file
}

/**
 * Lets `npm run upgrade` speak to this starter: `{"ask":"state"}` is answered with `tellState()`, `{"ask":"restart"}` calls `restart`.
 * Only this user can reach it. A checkout in which nothing may be written has no door.
 */
export function openDoor(root, { tellState, restart }) {
  const file = path.join(doorsOf(root), String(process.pid))
  try {
    mkdirSync(doorsOf(root), { recursive: true })
    chmodSync(path.join(root, '.upgrade'), 0o700)
    removeDeadDoors(root)
  } catch {
    return
  }
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    readLine(socket, (line) => {
      const { ask } = JSON.parse(line)
      if (ask === 'restart') restart()
      socket.end(`${JSON.stringify(tellState())}\n`)
    })
  })
  server.on('error', () => {})
  server.listen(shortest(file))
  server.unref()
  process.on('exit', () => rmSync(file, { force: true }))
}

function removeDeadDoors(root) {
  for (const name of readdirSync(doorsOf(root)))
    if (!isAlive(Number(name)) || Number(name) === process.pid)
      rmSync(path.join(doorsOf(root), name), { force: true })
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The doors behind which a starter answers. */
export async function findDoors(root) {
  const found = []
  for (const name of listNames(doorsOf(root))) {
    const door = path.join(doorsOf(root), name)
    if (await askStarter(door, 'state')) found.push(door)
  }
  return found
}

/** Whether somebody listens on a socket. */
export function isListening(file) {
  return new Promise((resolve) => {
    const socket = net.connect(shortest(file), () => {
      resolve(true)
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })
}

/** Asks a starter; null where none answers any more. */
export function askStarter(door, ask) {
  return new Promise((resolve) => {
    const socket = net.connect(shortest(door), () => socket.write(`${JSON.stringify({ ask })}\n`))
    socket.setTimeout(answerLimitMs, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => resolve(null))
    readLine(socket, (line) => resolve(JSON.parse(line)))
  })
}

function readLine(socket, take) {
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
    if (text.endsWith('\n')) take(text)
  })
}

function listNames(folder) {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
