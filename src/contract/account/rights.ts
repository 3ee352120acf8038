import { z } from 'zod'
import type { Rights } from '../../domain/staff/rights.ts'

const WRONG_LIMIT = 'Укажите целое число процентов от 1 до 100 или оставьте пустым'
const flag = z.boolean({ error: 'Ожидается да или нет' })

/** What an admin leaves to a manager: the whole of it is sent. */
export const rightsSchema = z.object({
  catalogue: flag.describe('Товары, категории, характеристики, импорт'),
  prices: flag.describe('Цены: без него товар правят, не меняя цены'),
  content: flag.describe('Статьи, проекты, вопросы, тексты страниц, переадресации'),
  inquiries: flag.describe('Запросы клиентов, доставка, отчёты'),
  export: flag.describe('Выгружать списки в файл'),
  delete: flag.describe('Удалять, и в корзину'),
  merge: flag.describe('Объединять запросы и разъединять их'),
  priceChange: z
    .int({ error: WRONG_LIMIT })
    .min(1, WRONG_LIMIT)
    .max(100, WRONG_LIMIT)
    .nullable()
    .describe('Самое большое изменение цены за раз, в процентах от прежней; null — без предела'),
}) satisfies z.ZodType<Rights>
