import { useQuery } from '@tanstack/react-query'
import { comparedQuery } from '../../../api/queries/compare-queries.ts'
import { comparePath } from '../../../domain/site/site-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { Seo } from '../../parts/seo/seo.tsx'
import { COMPARE_LIMIT, type CompareItem } from '../../parts/shopping/compare.ts'
import { pictureOf } from '../../parts/shopping/picture.ts'
import { toCompareItem } from '../../parts/shopping/to-compare-item.ts'
import { useApi } from '../../site.ts'
import { CompareHead } from './compare-head.tsx'
import { toComparedItem } from './compared-item.ts'
import { Comparison } from './comparison.tsx'
import { NothingShared } from './nothing-shared.tsx'
import { PrintButton } from './print-button.tsx'
import { SaveShared } from './save-shared.tsx'

/** A shared comparison, by ids in the address. The visitor's own list changes on request only. */
export function SharedPage({ ids, leftOut }: SharedPageProps) {
  const { data, isError, refetch } = useQuery(comparedQuery(useApi(), ids))
  const texts = useLateSectionTexts('comparePage')
  const title = texts?.sharedTitle ?? 'Сравнение по ссылке'
  const items = data?.map(toComparedItem)
  return (
    <div className="wrap compare">
      <Seo
        title={items && items.length > 0 ? titleOf(items) : title}
        description={texts?.sharedDescription}
        path={comparePath(ids.map((id) => ({ id })))}
        image={items?.flatMap(picturesOf) ?? []}
        noindex
      />
      <CompareHead title={title} lead={leadOf(ids.length, items?.length, leftOut)}>
        {items && items.length > 0 && (
          <>
            <SaveShared items={(data ?? []).map(toCompareItem)} />
            <PrintButton />
          </>
        )}
      </CompareHead>
      {isError && <Failure onRetry={() => refetch()} />}
      {items === undefined && !isError && <Skeleton height="30rem" />}
      {items?.length === 0 && <NothingShared />}
      {items && items.length > 0 && <Comparison items={items} />}
    </div>
  )
}

type SharedPageProps = {
  ids: readonly number[]
  /** How many products of the address are not shown. */
  leftOut: number
}

/** A model's own photo, then its drawing. */
function picturesOf(item: CompareItem): string[] {
  const { src, fallback } = pictureOf(item, 'open-graph')
  return [src, fallback]
}

const titleOf = (items: readonly CompareItem[]) => `Сравнение: ${items.map(({ name }) => name).join(', ')}`

function leadOf(requested: number, found: number | undefined, leftOut: number): string | undefined {
  if (found === 0) return undefined
  if (found !== undefined && found < requested) {
    return `${plural(found, ['Показана', 'Показаны', 'Показано'])} ${found} из ${requested}: остальных моделей больше нет в каталоге.`
  }
  if (leftOut > 0) {
    const models = `${leftOut} ${plural(leftOut, ['модель', 'модели', 'моделей'])}`
    return `Рядом помещаются ${COMPARE_LIMIT} модели. В ссылке есть ещё ${models}, здесь их нет.`
  }
  return 'Модели из ссылки рядом. Ваш собственный список остался как был.'
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure
      text="Не удалось загрузить модели для сравнения. Проверьте связь."
      isAlert
      onRetry={onRetry}
    />
  )
}
