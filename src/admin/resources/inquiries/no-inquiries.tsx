import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Empty state: no inquiries, or none that match the filters. */
export function NoInquiries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title="Нет запросов"
      text={
        isFiltered
          ? 'С такими условиями запросов нет.'
          : 'Здесь появятся заявки с сайта: из карточек товаров, корзины и формы связи.'
      }
      picture={<EmptyTray />}
      actions={
        isFiltered ? (
          <LinkButton href={STAFF_INQUIRIES_PATH}>Показать все</LinkButton>
        ) : (
          <LinkButton href="/" target="_blank" rel="noopener">
            Открыть сайт
          </LinkButton>
        )
      }
    />
  )
}

function EmptyTray() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path className="art-fill" d="M20 40h18l4 8h12l4-8h18v22H20z" />
      <path className="art-line" d="m20 40 8-28h40l8 28" />
      <path className="art-accent" d="M38 24h20M36 32h24" />
    </svg>
  )
}
