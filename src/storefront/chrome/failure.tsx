import { useQueryClient } from '@tanstack/react-query'
import { settingsQuery } from '../../api/queries.ts'
import { formatWorkingHours } from '../../lib/working-hours.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useApi } from '../site.ts'
import { callHref } from './contact-links.ts'
import './failure.css'

/** Shown when the server could not load what a page needs. Needs no data itself, and stands outside the router. */
export function FailurePage({
  lead = 'Сервер не смог получить данные. Обычно это проходит за минуту.',
}: {
  lead?: string
}) {
  return (
    <main className="wrap failure">
      <title>Страница временно недоступна</title>
      <meta name="robots" content="noindex" />
      <img src="/favicon.svg" alt="" width={44} height={44} />
      <h1>Страница временно недоступна</h1>
      <p className="lead">{lead}</p>
      <KnownPhone />
      <p className="row">
        <LinkButton variant="water" href="">
          Повторить
        </LinkButton>
        <LinkButton href="/">На главную</LinkButton>
      </p>
    </main>
  )
}

/** Shown in place of a page that broke in the browser, most often because its file did not arrive. */
export function BrokenPage() {
  return <FailurePage lead="Проверьте связь и попробуйте ещё раз." />
}

/** A call needs no internet; the first page has brought the number, and a failed one brings the last that was read. */
function KnownPhone() {
  const settings = useQueryClient().getQueryData(settingsQuery(useApi()).queryKey)
  if (settings === undefined) return null
  const { companyPhone, workingHours } = settings
  return (
    <p className="failure__phone">
      <a href={callHref(companyPhone)}>{companyPhone}</a> <span>{formatWorkingHours(workingHours)}</span>
    </p>
  )
}
