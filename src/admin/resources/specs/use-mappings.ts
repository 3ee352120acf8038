import type { CallOptions } from '../../../api/client.ts'
import { ApiError } from '../../../api/error.ts'
import type { SpecMapping } from '../../../contract/catalogue/specs.ts'
import type { Seen } from '../../kit/write/in-turn.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { SPECS_KEY } from '../../parts/product/spec-queries.ts'
import { categoriesQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import type { MappedCategory } from './mapped-category.ts'

interface Change {
  mappings: readonly SpecMapping[]
  before: readonly SpecMapping[]
}

/** Saves the parameters of a category at once, and can be undone. One of the specified names is made a category first. */
export function useMappings({ category, name, slug }: MappedCategory) {
  const api = useApi()
  const refresh = [SPECS_KEY, categoriesQuery(api).queryKey]
  const put = async (mappings: readonly SpecMapping[], options: CallOptions) => {
    const own = category ?? (await createCategory())
    await api.adminSpecMappings.update({ params: { categoryId: own.id }, body: [...mappings] }, options)
  }
  const createCategory = async () => {
    try {
      return await api.adminCategories.create({ name, slug })
    } catch (error) {
      // Another category has the slug.
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return await api.adminCategories.create({ name, slug: `${slug}-tovary` })
    }
  }
  const toSeen = (version: number | undefined): Seen | undefined =>
    category ? { entity: 'categories', id: category.id, version } : undefined
  const undo = useWrite({
    call: put,
    record: () => toSeen(undefined),
    success: { title: 'Параметры категории прежние' },
    failure: (reason) => `Не удалось вернуть параметры: ${reason}`,
    refresh,
  })
  return useWrite({
    call: ({ mappings }: Change, options) => put(mappings, options),
    record: () => toSeen(category?.version),
    success: (_answer, { before }) => ({
      title: category ? 'Параметры категории сохранены' : `Категория «${name}» создана`,
      ...(category && {
        action: { label: 'Отменить', run: () => void undo.run(before).catch(() => undefined) },
      }),
    }),
    failure: (reason) => `Не удалось сохранить параметры категории: ${reason}`,
    refresh,
  })
}
