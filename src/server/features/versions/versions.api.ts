import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import { restoreVersion } from './restore-version.service.ts'
import { compareWithPresent, listVersions, readVersion, requireAddress } from './versions.service.ts'

export const versions = {
  list: api.versions.list.handler(({ context, input: { entity, id } }) =>
    listVersions(context.db, requireAddress(requireActor(context), entity, id)),
  ),
  get: api.versions.get.handler(({ context, input: { entity, id, version } }) =>
    readVersion(context.db, requireAddress(requireActor(context), entity, id), version),
  ),
  differences: api.versions.differences.handler(({ context, input: { entity, id, version } }) =>
    compareWithPresent(context.db, requireAddress(requireActor(context), entity, id), version),
  ),
  restore: api.versions.restore.handler(({ context, input: { entity, id, version } }) => {
    const address = requireAddress(requireActor(context), entity, id)
    const writer = requireWriter(context, address.entity, id)
    const { settingsChanged, textsChanged } = context
    return restoreVersion(context.db, writer, {
      ...address,
      version,
      files: context.uploads.files,
      settingsChanged,
      textsChanged,
    })
  }),
}
