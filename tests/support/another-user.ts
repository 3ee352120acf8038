import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './files.ts'

/** An ordinary user, for processes that root starts. */
export const NOBODY = { uid: 65_534, gid: 65_534 }

export const isRoot = process.getuid?.() === 0

/** Whether root may start the program as that user, who must be able to read it. */
export const canBecomeNobody =
  isRoot &&
  spawnSync(process.execPath, ['-e', `require(${JSON.stringify(path.join(root, 'package.json'))})`], NOBODY)
    .status === 0
