import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { hasRoomForFiles, measureFree } from '../../free-space.ts'
import type { Database } from '../../platform/db/database.ts'
import { type FilesPlace, filesOf } from '../../platform/files/files-of.ts'
import { isPrivateAddress } from '../../private-addresses.ts'
import { BackupRefused } from './backup-refused.ts'
import { findServerAddress, measureDatabase } from './backups.store.ts'
import { listCarriedFiles } from './carried-files.ts'
import { isOnShopsDisk } from './folder.ts'
import type { Manifest } from './manifest.ts'

const NO_ROOM =
  'Копия не сделана: после неё на диске магазина не осталось бы места для заявок. Освободите место или укажите в BACKUP_DIR другой диск.'

/** What is to be copied. */
interface Copied extends FilesPlace {
  db: Database
  server: Manifest['server']
}

/**
 * Throws BackupRefused when a backup in the folder would leave the disk of the shop's files less room than inquiries need. Another disk
 * may be filled.
 */
export async function requireRoom(copied: Copied, folder: string): Promise<void> {
  if ((await isOnShopsDisk(folder, copied.dataDir)) === false) return
  if (!(await fitsBesideShop(copied, folder))) throw new BackupRefused(NO_ROOM)
}

/**
 * Whether a backup finds room in the folder once `freed` bytes more are free, beside what inquiries need where that is the disk of the
 * shop's files. It is reckoned from above: the files as they are and the rows of the database.
 */
export async function hasRoom(copied: Copied, folder: string, freed: number): Promise<boolean> {
  if ((await isOnShopsDisk(folder, copied.dataDir)) !== false) return fitsBesideShop(copied, folder, freed)
  const free = await measureFree(folder)
  if (free === null) return true
  const [files, { rows }] = [await measureFiles(copied), await measureDatabase(copied.db)]
  return free + freed > files + rows
}

/**
 * The same on the disk of the shop's files: the database with its indexes, and once more what the check restores, unless that lies on
 * another machine for certain.
 */
async function fitsBesideShop(copied: Copied, folder: string, freed = 0): Promise<boolean> {
  const { db, server } = copied
  const [files, { whole }] = [await measureFiles(copied), await measureDatabase(db)]
  const isRestoredHere = server === 'embedded' || !isElsewhere(await findServerAddress(db))
  return hasRoomForFiles(folder, files + (isRestoredHere ? 2 : 1) * whole - freed)
}

async function measureFiles(place: FilesPlace): Promise<number> {
  return (await listCarriedFiles(filesOf(place))).reduce((sum, { size }) => sum + size, 0)
}

/**
 * Whether a server whose own address this is runs on another machine for certain; not so without an address, and in a network of one's own:
 * a container on this machine has such an address too.
 */
function isElsewhere(address: string | null): boolean {
  const family = isIP(address ?? '')
  if (address === null || family === 0 || isPrivateAddress(address)) return false
  const own = new BlockList()
  for (const one of Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []))
    own.addAddress(one.address, one.family === 'IPv6' ? 'ipv6' : 'ipv4')
  return !own.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
