import { AppError } from '../../app-error.ts'

/**
 * The version in an If-Match header (`"17"`, also without quotation marks); null without one and for `*`, which any version
 * matches. A number beyond any version is one that no record has. Throws BAD_REQUEST for anything else.
 */
export function readVersion(ifMatch: string | null): number | null {
  const text = ifMatch?.trim() ?? '*'
  if (text === '*') return null
  const [, quoted, bare] = /^(?:"(\d+)"|(\d+))$/.exec(text) ?? []
  const version = quoted ?? bare
  if (version === undefined)
    throw new AppError('BAD_REQUEST', 'If-Match: ожидается номер версии, например "17"')
  return Number(version)
}
