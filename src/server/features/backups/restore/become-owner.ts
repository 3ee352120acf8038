import { statSync } from 'node:fs'
import path from 'node:path'

/** What a shop makes in DATA_DIR; copies are left out, root may have made some. */
const SHOPS_FOLDERS = ['.', 'postgres', 'uploads', 'attachments'] as const

/**
 * As root becomes the user to whom the shop in this folder belongs, so that nothing of it is given to root. Stays root where the
 * shop itself runs as root: then its folders belong to root, or to several users. Returns the new user's number, null without a
 * change.
 */
export function becomeOwner(dataDir: string): number | null {
  const { setgroups, setgid, setuid, getuid } = process
  if (getuid?.() !== 0 || !setgroups || !setgid || !setuid) return null
  const found = SHOPS_FOLDERS.flatMap((folder) => {
    const folderStat = statSync(path.join(dataDir, folder), { throwIfNoEntry: false })
    return folderStat ? [folderStat] : []
  })
  const [owner, ...others] = found
  if (!owner || owner.uid === 0 || others.some(({ uid }) => uid !== owner.uid)) return null
  setgroups([owner.gid])
  setgid(owner.gid)
  setuid(owner.uid)
  return owner.uid
}
