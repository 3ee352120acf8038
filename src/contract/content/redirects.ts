import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, requiredText } from '../fields.ts'
import { upToField } from '../records/parts.ts'
import { TRASHED_ENTITIES } from '../records/record-kinds.ts'
import { versionField } from '../records/records.ts'

export const redirectSchema = z.object({
  id: z.int(),
  from: z.string().describe('Прежний адрес: путь сайта без параметров'),
  to: z
    .string()
    .exactOptional()
    .describe('Куда ведёт: путь сайта, у записи — её нынешний адрес; нет, когда записи больше нет'),
  record: z
    .object({ entity: z.enum(TRASHED_ENTITIES), id: z.int(), title: z.string() })
    .nullable()
    .describe('Запись, которая сменила адрес: переадресация сделана сама; у сделанных вручную null'),
  leadsTo: z
    .string()
    .nullable()
    .describe('Страница в конце цепочки; null, если посетитель увидит «Страница не найдена»'),
  hasPage: z.boolean().describe('По прежнему адресу снова есть страница: переадресация не действует'),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
/** Where an address of the site leads that is no page any more. */
export type Redirect = z.infer<typeof redirectSchema>

/** Longest address, as it is typed. */
export const MAX_ADDRESS = 2000

/** A new redirect. Which addresses can be is said by the server, which knows the site's own and its pages. */
export const newRedirectSchema = z.object({
  from: requiredText('Укажите прежний адрес', MAX_ADDRESS),
  to: requiredText('Укажите, куда вести', MAX_ADDRESS),
})
export type NewRedirect = z.output<typeof newRedirectSchema>

/** Absent is unchanged; with `to` a redirect to a record leads to this path instead. */
export const redirectChangesSchema = newRedirectSchema.partial().extend({ id: idInPath })

const NO_FILE = 'Выберите файл с двумя столбцами: прежний адрес и куда вести'

/** So many wrong rows of a file are told one by one. */
export const MAX_WRONG_ROWS = 200

export const redirectImportSchema = z.object({
  applied: z.boolean().describe('Записано; иначе сказано, что будет записано'),
  added: z.int(),
  changed: z.int().describe('Такой прежний адрес уже был и вёл в другое место'),
  same: z.int().describe('Уже есть'),
  wrong: z
    .array(z.object({ row: z.int(), from: z.string(), to: z.string(), problem: z.string() }))
    .max(MAX_WRONG_ROWS)
    .describe('Строки файла, которые не записываются, как они в нём, и почему: первые из них'),
  wrongCount: z.int().describe('Сколько таких строк всего'),
})
/** What a file of redirects does. */
export type RedirectImport = z.infer<typeof redirectImportSchema>

/** How many redirects there are, where they are not read whole. */
const countSchema = z.object({ total: z.int() })
export type RedirectCount = z.infer<typeof countSchema>

export const redirects = {
  list: defineEndpoint(staffEndpoints.redirects.list, 'Переадресации, новые сверху')
    .input(
      z.object({
        upTo: upToField.describe('Если переадресаций больше — вместо списка только их число'),
      }),
    )
    .output(z.union([z.array(redirectSchema), countSchema])),
  create: defineEndpoint(
    staffEndpoints.redirects.create,
    'Новая переадресация: полный адрес сайта сокращается до пути; круг — 400, второй такой же from — 409',
  )
    .input(newRedirectSchema)
    .output(redirectSchema),
  update: defineEndpoint(
    staffEndpoints.redirects.update,
    'Изменить переадресацию: чего нет в теле, не меняется',
  )
    .input(redirectChangesSchema)
    .output(redirectSchema),
  remove: defineEndpoint(staffEndpoints.redirects.remove, 'Удалить переадресацию, в корзину')
    .input(z.object({ id: idInPath }))
    .output(z.void()),
  file: defineEndpoint(staffEndpoints.redirects.file, 'Переадресации файлом: from;to')
    .route({ outputStructure: 'detailed' })
    .input(z.object({ format: z.enum(['csv'], { error: 'Ожидается csv' }).optional() }))
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
  import: defineEndpoint(
    staffEndpoints.redirects.import,
    'Переадресации из таблицы: без apply говорит, что будет, с apply=true записывает верные строки разом',
  )
    .input(
      z.object({
        file: z.file({ error: NO_FILE }),
        apply: z.enum(['true', 'false'], { error: 'apply: true или false' }).optional(),
      }),
    )
    .output(redirectImportSchema),
}
