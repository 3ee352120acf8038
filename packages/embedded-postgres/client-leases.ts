import fs from 'node:fs'
import path from 'node:path'
import { identifyProcess } from './process-identity.ts'

let acquired = 0

/**
 * Writes a lease file for this process into `folder`. Returns `release()`, which removes it; `isLast` is true when no other
 * running process has one, so the last client stops the server, also when its starter was killed.
 */
export function acquireLease(folder: string): () => { isLast: boolean } {
  acquired += 1
  const lease = `${identifyProcess(process.pid)}-${acquired}`
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, lease), '')
  // Everything here is synchronous on purpose: no other client can appear between the check and the caller's signal.
  return () => {
    fs.rmSync(path.join(folder, lease), { force: true })
    return { isLast: listLeases(folder).every((other) => !isHeld(folder, other)) }
  }
}

/** Whether a lease's name begins with the identity of a running process. */
export function belongsToLivingProcess(name: string): boolean {
  const identity = name.slice(0, name.lastIndexOf('-'))
  return identifyProcess(Number.parseInt(identity, 10)) === identity
}

function isHeld(folder: string, lease: string): boolean {
  if (belongsToLivingProcess(lease)) return true
  fs.rmSync(path.join(folder, lease), { force: true })
  return false
}

function listLeases(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    return []
  }
}
