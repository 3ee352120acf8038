import path from 'node:path'
import { prepareVersion, UnknownVersion } from '../prepare-version.ts'
import { CannotTry } from './context.ts'

/**
 * A release that may run beside this one and has fewer migrations (0063), by its commit; raised with each release that drops or renames
 * something.
 */
export const FORMER_RELEASE = '3bc3d966'

/** Makes the version of this commit ready in the folder, and resolves with its program. Throws `CannotTry` where the history does not have it. */
export async function prepareRelease(commit: string, folder: string): Promise<string> {
  await prepareVersion(commit, folder).catch((error: unknown) => {
    throw error instanceof UnknownVersion ? new CannotTry(`в истории нет версии ${commit}`) : error
  })
  return path.join(folder, 'dist/server/main.js')
}
