import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '../../api/queries.ts'
import { formatWorkingHours } from '../../lib/working-hours.ts'
import { LinkButton } from '../../ui/button.tsx'
import { retryCode } from '../../ui/retry-code.ts'
import { callHref } from '../contact-links.ts'
import { lastTaken } from '../inquiry/last-taken.ts'
import { useApi } from '../site.ts'
import './failure.css'

/** Error page for failed critical data. Needs no data and no router. */
export function FailurePage({
  lead = 'Сервер не смог получить данные. Попробуйте ещё раз.',
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

/**
 * Error page for an exception in the browser, most often a script that could not be fetched: loads again once the server is reached.
 * A request that was taken before is named, lest it be sent again.
 */
export function BrokenPage() {
  useEffect(() => {
    const reload = () => void retryCode(() => undefined)
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  const { title } = lastTaken
  return (
    <FailurePage
      lead={title ? `${title}, отправлять её снова не нужно.` : 'Проверьте связь и попробуйте ещё раз.'}
    />
  )
}

/** Phone link from the loaded settings, if any: a call works without internet. */
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
