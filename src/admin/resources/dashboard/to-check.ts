import { STAFF_BLOG_PATH, STAFF_FAQ_PATH, STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import type { SiteCounts } from './queries.ts'

export interface Check {
  count: number
  what: string
  why: string
  href: string
}

/** Content problems, without those whose count is 0. */
export function listChecks(counts: SiteCounts): Check[] {
  const { withoutPrice, withoutPicture, drafts, questionsApart } = counts
  return [
    {
      count: withoutPrice,
      what: `${plural(withoutPrice, ['товар', 'товара', 'товаров'])} без цены`,
      why: 'На сайте у них «Цена по запросу»',
      href: `${STAFF_PRODUCTS_PATH}?check=price`,
    },
    {
      count: withoutPicture,
      what: `${plural(withoutPicture, ['товар', 'товара', 'товаров'])} без изображения`,
      why: 'Ни фотографии, ни размеров для чертежа',
      href: `${STAFF_PRODUCTS_PATH}?check=picture`,
    },
    {
      count: drafts,
      what: `${plural(drafts, ['черновик', 'черновика', 'черновиков'])} в блоге`,
      why: plural(drafts, ['Ждёт публикации', 'Ждут публикации', 'Ждут публикации']),
      href: `${STAFF_BLOG_PATH}?drafts`,
    },
    {
      count: questionsApart,
      what: `${plural(questionsApart, ['вопрос', 'вопроса', 'вопросов'])} FAQ без категории`,
      why: 'На сайте не видны',
      href: `${STAFF_FAQ_PATH}?tab=items&category=none`,
    },
  ].filter(({ count }) => count > 0)
}
