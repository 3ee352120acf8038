import { statfs } from 'node:fs/promises'

/** Bytes that files of staff and visitors leave free on the disk: the database needs them for inquiries. */
const FLOOR = 200 * 1024 * 1024

/**
 * Whether `coming` bytes leave free what inquiries need: forms that are being read now and the one that asks. A disk that cannot be
 * measured has room.
 */
export async function hasRoomForFiles(
  folder: string,
  coming: number,
  read: typeof statfs = statfs,
): Promise<boolean> {
  const free = await measureFree(folder, read)
  return free === null || free - coming > FLOOR
}

/** Free bytes of the folder's disk; null when it cannot be measured. */
export async function measureFree(folder: string, read: typeof statfs = statfs): Promise<number | null> {
  const found = await read(folder).catch(() => null)
  return found && found.bavail * found.bsize
}
