import fs from 'node:fs'
import path from 'node:path'
import { identifyProcess } from './process-identity.ts'

let registered = 0

/**
 * Notes in `folder` that this process uses the server. Returns the farewell: it takes the note back and says
 * whether nobody else alive is left, so the last one out stops the server, also when its starter was killed.
 */
export function registerUser(folder: string): () => { isLast: boolean } {
  registered += 1
  const note = `${identifyProcess(process.pid)}-${registered}`
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, note), '')
  // Everything here is synchronous on purpose: no other user can appear between the look and the caller's signal.
  return () => {
    fs.rmSync(path.join(folder, note), { force: true })
    return { isLast: listNotes(folder).every((other) => !isOfLivingProcess(folder, other)) }
  }
}

/** True when the name begins with the identity of a process that lives. */
export function belongsToLivingProcess(name: string): boolean {
  const identity = name.slice(0, name.lastIndexOf('-'))
  return identifyProcess(Number.parseInt(identity, 10)) === identity
}

function isOfLivingProcess(folder: string, note: string): boolean {
  if (belongsToLivingProcess(note)) return true
  fs.rmSync(path.join(folder, note), { force: true })
  return false
}

function listNotes(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    return []
  }
}
