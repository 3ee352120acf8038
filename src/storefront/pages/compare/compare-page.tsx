import { CATALOGUE_PATH, COMPARE_PATH } from '../../../domain/site/site-paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { Seo } from '../../parts/seo/seo.tsx'
import { COMPARE_LIMIT, type CompareItem, compare } from '../../parts/shopping/compare.ts'
import { EmptyPicture } from '../../parts/shopping/empty-picture.tsx'
import { RemovedNote } from '../../parts/shopping/removed-note.tsx'
import { useKnownList } from '../../parts/shopping/use-known-list.ts'
import { type Removed, useRemoval } from '../../parts/shopping/use-removal.ts'
import { CompareHead } from './compare-head.tsx'
import { Comparison } from './comparison.tsx'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'
import { useFreshProducts } from './use-fresh-products.ts'

/** The comparison (storefront.md, section 2). The list is in browser storage, so the server renders a skeleton. */
export function ComparePage() {
  const texts = useLateSectionTexts('comparePage')
  const title = texts?.title ?? 'Сравнение'
  const items = useKnownList(compare)
  const removal = useRemoval(compare)
  const fresh = useFreshProducts(items ?? [])
  return (
    <div className="wrap compare">
      <Seo title={texts?.searchTitle ?? title} description={texts?.description} path={COMPARE_PATH} noindex />
      <CompareHead title={title}>
        {items === null && <Skeleton width="10rem" height="var(--tap-min)" />}
        {items !== null && items.length > 0 && <CompareActions items={items} onClear={removal.clear} />}
      </CompareHead>
      {removal.removed && (
        <RemovedNote
          key={removal.removed.items[0]?.id}
          text={formatRemoved(removal.removed)}
          onUndo={removal.undo}
        />
      )}
      {items === null && <Outline />}
      {items?.length === 0 && <Empty />}
      <FreshnessNotes {...fresh} />
      {items !== null && items.length > 0 && <Comparison items={fresh.items} onRemove={removal.remove} />}
    </div>
  )
}

function formatRemoved({ items }: Removed<CompareItem>): string {
  const [only, ...others] = items
  return only && others.length === 0 ? `«${only.name}» больше не в сравнении.` : 'Список сравнения очищен.'
}

/** Warns that characteristics could not be loaded, so that «Не указано» is not mistaken for a value, and of products that are gone. */
function FreshnessNotes({ isIncomplete, gone, retry }: ReturnType<typeof useFreshProducts>) {
  const names = gone.map(({ name }) => `«${name}»`).join(', ')
  return (
    <>
      {isIncomplete && (
        <LoadFailure
          text="Не удалось загрузить все характеристики. Проверьте связь."
          isAlert
          onRetry={retry}
        />
      )}
      <div role="status">
        {gone.length > 0 && (
          <Note>
            <span>{`${names}: больше нет в каталоге. Показано то, что запомнил ваш браузер.`}</span>
          </Note>
        )}
      </div>
    </>
  )
}

function Empty() {
  return (
    <EmptyState
      picture={<EmptyPicture of="compare" />}
      title="Список сравнения пуст"
      text={`Добавьте до ${COMPARE_LIMIT} моделей кнопкой с весами в карточке: корпуса встанут рядом в одном масштабе.`}
      actions={
        <LinkButton variant="water" href={CATALOGUE_PATH}>
          Перейти в каталог
        </LinkButton>
      }
    />
  )
}

/** Skeleton until the list is read from storage; stays without scripts. */
function Outline() {
  return (
    <>
      <Note icon={null} isScriptless>
        <span>
          Список сравнения хранится в браузере, и для него нужен JavaScript. Характеристики всех моделей есть{' '}
          <a href={CATALOGUE_PATH}>в каталоге</a>.
        </span>
      </Note>
      <div className="compare__outline">
        <Skeleton height="30rem" />
      </div>
    </>
  )
}

/** Actions on the visitor's own comparison. */
function CompareActions({ items, onClear }: CompareActionsProps) {
  return (
    <>
      <ShareButton items={items} />
      <PrintButton />
      <Button variant="quiet" className="compare__clear" icon="trash" onClick={onClear}>
        Очистить список
      </Button>
    </>
  )
}

type CompareActionsProps = { items: readonly CompareItem[]; onClear: () => void }
