import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { type UIEvent, useRef, useState } from 'react'
import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import { COMPARE_LIMIT } from '../../parts/shopping/compare.ts'
import { type CompareSection, onlyDifferences, PIT, toCompareSections } from './compare-rows.ts'
import type { ComparedItem } from './compared-item.ts'
import { NamesBar } from './names-bar.tsx'
import { ProductHead } from './product-head.tsx'
import { SectionRows } from './section-rows.tsx'

/** Comparison table by sections. Without `onRemove` it is read-only (a shared list). */
export function Comparison({ items, onRemove }: ComparisonProps) {
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const head = useRef<HTMLTableSectionElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const all = toCompareSections(items)
  const several = items.length > 1
  const sections = several && differencesOnly ? onlyDifferences(all) : all
  const follow = (event: UIEvent<HTMLElement>) =>
    frame.current?.style.setProperty('--x', `${-event.currentTarget.scrollLeft}px`)

  return (
    <>
      <div className="row compare__tools">
        {several && (
          <label className="check">
            <input
              type="checkbox"
              checked={differencesOnly}
              onChange={(event) => setDifferencesOnly(event.currentTarget.checked)}
            />
            Только отличия
          </label>
        )}
        {onRemove && items.length < COMPARE_LIMIT && (
          <a href={CATALOGUE_PATH} className="more">
            Добавить модель
          </a>
        )}
      </div>
      <div ref={frame} className="cmp-frame" style={{ '--n': items.length }}>
        <NamesBar head={head} items={items} />
        <section
          className="cmp"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          tabIndex={0}
          aria-label="Таблица сравнения, прокручивается вбок"
          onScroll={follow}
        >
          <table>
            <thead ref={head}>
              <tr>
                <td>
                  <span className="muted">
                    <span>{`${items.length} ${plural(items.length, ['модель', 'модели', 'моделей'])},`}</span>
                    <br />
                    <span>
                      {several || !onRemove ? 'корпуса в одном масштабе' : 'добавьте ещё одну для сравнения'}
                    </span>
                  </span>
                </td>
                {items.map((item) => (
                  <ProductHead key={item.id} item={item} onRemove={onRemove && (() => onRemove(item))} />
                ))}
              </tr>
            </thead>
            {sections.map((section) => (
              <SectionRows key={section.title} section={section} columns={items.length} />
            ))}
          </table>
        </section>
      </div>
      <p className="small muted compare__foot" role="status">
        {sections.length === 0
          ? 'Все указанные характеристики этих моделей совпадают.'
          : [several && BEST_NOTE, hasPit(sections) && PIT_NOTE].filter(Boolean).join(' ')}
      </p>
    </>
  )
}

const BEST_NOTE =
  'Подсвечено лучшее из известных значений, где их можно сравнивать. Залп и расход электричества у разных производителей считают по-разному.'
const PIT_NOTE = `Глубина котлована: корпус минус ${LID_ABOVE}\u00a0мм над землёй плюс ${SAND_BED}\u00a0мм песчаной подушки.`

const hasPit = (sections: readonly CompareSection[]) =>
  sections.some(({ rows }) => rows.some(({ key }) => key === PIT))

type ComparisonProps = {
  items: readonly ComparedItem[]
  onRemove?: (item: ComparedItem) => void
}
