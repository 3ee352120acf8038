import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath } from '../fields.ts'

export const notFoundSchema = z.object({
  id: z.int(),
  path: z.string(),
  count: z.int().describe('Сколько раз посетители видели «Страница не найдена»'),
  referrer: z
    .string()
    .nullable()
    .describe(
      'Откуда пришли в последний раз: путь этого сайта или адрес другого без параметров; null — не сказано',
    ),
  redirectId: z
    .int()
    .nullable()
    .describe('Переадресация с этого адреса, которая ни к какой странице не ведёт; null — её нет'),
  firstAt: z.string(),
  lastAt: z.string(),
})
/** An address that visitors ask for and that is no page. */
export type NotFoundEntry = z.infer<typeof notFoundSchema>

export const notFound = {
  list: defineEndpoint(
    staffEndpoints.notFound.list,
    'Адреса, по которым страницы нет, частые сверху; без тех, где страница есть или куда ведёт переадресация',
  ).output(z.array(notFoundSchema)),
  remove: defineEndpoint(
    staffEndpoints.notFound.remove,
    'Убрать адрес из списка; следующий переход посчитается заново',
  )
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}
