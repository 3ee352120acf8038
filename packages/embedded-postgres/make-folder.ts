import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it that are missing. Returns the uppermost one made, undefined when none was. Throws what the system
 * says, EEXIST where a file stands in its place and ENOTDIR where one stands above, and at once: the recursive way of Node.js never
 * returns where a folder takes none, as below /proc.
 */
export function makeFolder(place: string, mode = 0o777): string | undefined {
  const folder = path.resolve(place)
  if (isFolder(folder)) return undefined
  const parent = path.dirname(folder)
  const above = parent === folder || fs.existsSync(parent) ? undefined : makeFolder(parent, mode)
  try {
    fs.mkdirSync(folder, mode)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
    return above
  }
  return above ?? folder
}

const isFolder = (place: string) => fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false
