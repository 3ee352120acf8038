import { statSync } from 'node:fs'
import os from 'node:os'
import { say } from '../ensure-install.mjs'
import { doorsOf, isListening } from '../starter-door.mjs'
import { placesOf, undoCutSwitch } from './switch.mjs'

/** As root becomes the user whose starter has made the sockets, so that nothing of the shop is given to root. */
export function becomeShopsUser(root) {
  const found = process.getuid?.() === 0 ? statSync(doorsOf(root), { throwIfNoEntry: false }) : undefined
  if (!found || found.uid === 0) return
  process.setgroups([found.gid])
  process.setgid(found.gid)
  process.setuid(found.uid)
  process.env.HOME = os.userInfo().homedir
}

/**
 * After a kill or a loss of power in the seconds in which versions change places: the former one is put back, before anything is installed
 * or built over both. Not while the command itself is at it.
 */
export async function mendCutSwitch(root) {
  if (await isListening(placesOf(root).command)) return
  try {
    if (undoCutSwitch(root)) say('An upgrade was cut off: the former version is back.', process.stderr)
  } catch (error) {
    say(`An upgrade was cut off, and could not be undone: ${error.message}`, process.stderr)
  }
}
