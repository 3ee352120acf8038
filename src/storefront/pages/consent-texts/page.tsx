import { consentVersionQuery } from '../../../api/queries/consent-queries.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Missing } from '../../parts/article/missing.tsx'
import { PageFailure } from '../../parts/article/page-failure.tsx'
import { recordPage } from '../../record-page.tsx'
import { ConsentVersionView } from './consent-version-view.tsx'

const back = { href: '/', label: 'На главную' }

export const page = recordPage({
  keyOf: ({ version = '' }) => version,
  queryOf: consentVersionQuery,
  Waiting: () => (
    <div className="wrap section stack" aria-busy="true">
      <Skeleton width="60%" height="3rem" />
      <Skeleton height="20rem" />
    </div>
  ),
  Failure: ({ onRetry }) => (
    <PageFailure
      title="Тексты согласий не загрузились"
      text="Пожалуйста, повторите попытку позже."
      back={back}
      onRetry={onRetry}
    />
  ),
  Missing: () => (
    <Missing
      title="Такой версии согласия нет"
      text="Действующие тексты — на странице согласия."
      back={{ href: '/consent', label: 'Действующие тексты' }}
    />
  ),
  view: (found) => <ConsentVersionView key={found.version} {...found} />,
})
