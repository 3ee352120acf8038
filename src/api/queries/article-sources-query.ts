import { queryOptions } from '@tanstack/react-query'
import { OWN_TEXTS, type OwnText } from '../../domain/site/own-texts.ts'
import type { StorefrontApi } from '../storefront.ts'
import { isShown } from './queries.ts'

/** Which texts of the shop's own, that sources of rules name, visitors can read. */
export const ownTextsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['own-texts'],
    queryFn: async ({ signal }): Promise<OwnText[]> => {
      const posts = new Set((await api.blog.posts({ published: 'true' }, { signal })).map(({ slug }) => slug))
      const known = new Set((await api.faq.categories(undefined, { signal })).map(({ slug }) => slug))
      const isAnswered = async ({ faq, asks }: { faq: string; asks: RegExp }) => {
        if (!known.has(faq)) return false
        const { items } = await api.faq.category({ slug: faq }, { signal })
        return items.some((item) => isShown(item) && asks.test(item.question))
      }
      const { choice, water, outlet, weekend, powerCut } = OWN_TEXTS
      const readable: Readonly<Record<OwnText, boolean>> = {
        choice: posts.has(choice.post),
        water: posts.has(water.post),
        outlet: posts.has(outlet.post),
        weekend: await isAnswered(weekend),
        powerCut: await isAnswered(powerCut),
      }
      return NAMES.filter((name) => readable[name])
    },
  })

const NAMES = ['choice', 'water', 'outlet', 'weekend', 'powerCut'] as const
