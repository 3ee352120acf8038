import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'

const backupSchema = z.object({
  name: z.string(),
  madeAt: z.iso.datetime(),
  bytes: z.int(),
  nightly: z.boolean().describe('Сделана ночью сама; убирается по сроку'),
  checked: z.boolean().describe('Восстановлена в отдельную базу и сошлась'),
  reason: z.string().nullable().describe('Почему не проверена'),
})

export const backups = {
  list: defineEndpoint(staffEndpoints.backups.list, 'Резервные копии, новые первыми').output(
    z.array(backupSchema),
  ),
  create: defineEndpoint(staffEndpoints.backups.create, 'Сделать копию сейчас').output(
    z.object({ message: z.string() }),
  ),
  file: defineEndpoint(staffEndpoints.backups.file, 'Копия файлом')
    .route({ outputStructure: 'detailed' })
    .input(z.object({ name: z.string() }))
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
}
