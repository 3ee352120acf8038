import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '../../../api/queries/queries.ts'
import { formatWorkingHours } from '../../../domain/contact/working-hours.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { retryCode } from '../../../ui/failure/retry-code.ts'
import { callHref } from '../../contact-links.ts'
import { lastTaken } from '../../inquiry/outbox/last-taken.ts'
import { useApi } from '../../site.ts'
import './failure.css'

/** Error page for failed critical data. Needs no data and no router. */
export function FailurePage({
  title = 'Страница временно недоступна',
  lead = 'Сервер не смог получить данные. Попробуйте ещё раз.',
  as: Box = 'main',
}: FailurePageProps) {
  return (
    <Box className="wrap failure">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <KnownPhone />
      <p className="row">
        <LinkButton variant="water" href="">
          Повторить
        </LinkButton>
        <LinkButton href="/">На главную</LinkButton>
      </p>
    </Box>
  )
}

type FailurePageProps = {
  title?: string | undefined
  lead?: string
  /** A `div` inside the layout, which has the `main`. */
  as?: 'main' | 'div' | undefined
}

/**
 * Error page for an exception in the browser, most often a script that could not be fetched: loads again once the server is reached.
 * An inquiry that was taken before is named, lest it be sent again.
 */
export function BrokenPage({ as }: Pick<FailurePageProps, 'as'>) {
  useEffect(() => {
    const reload = () => void retryCode()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  const { title } = lastTaken
  return (
    <FailurePage
      as={as}
      title={navigator.onLine ? undefined : 'Нет связи с интернетом'}
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
