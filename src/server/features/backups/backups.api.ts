import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { listBackups, openBackup } from './backups.service.ts'
import { queueBackup } from './make-backup.service.ts'
import { describeHeld, release } from './restore/held-work.service.ts'

export const backups = {
  list: api.backups.list.handler(async ({ context }) =>
    (await listBackups(context.db, context.backupPlaces)).map(({ madeAt, isNightly, ...backup }) => ({
      ...backup,
      madeAt: madeAt.toISOString(),
      nightly: isNightly,
    })),
  ),
  create: api.backups.create.handler(async ({ context }) => {
    await queueBackup(context.db, requireActor(context))
    return { message: 'Копия делается. Она появится в списке, когда будет готова.' }
  }),
  file: api.backups.file.handler(async ({ context, input }) => {
    const body = await openBackup(context.db, context.backupPlaces, input.name, requireActor(context).id)
    return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
  }),
}

export const restores = {
  held: api.restores.held.handler(({ context }) => describeHeld(context.db)),
  release: api.restores.release.handler(async ({ context }) => {
    await release(context.db, requireActor(context))
    return { message: 'Отправляем и выполняем' }
  }),
}
