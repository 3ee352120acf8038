import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { hasRight, hasSome } from '../../../domain/staff/rights.ts'
import { toMoscowDay } from '../../../lib/dates.ts'
import { moscowFormat } from '../../../lib/moscow-format.ts'
import { upperFirst } from '../../../lib/text/lower-first.ts'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { lastBulkQuery, sessionQuery } from '../../queries.ts'
import { useRight } from '../../session/use-right.ts'
import { useAwaited } from '../../shell/awaiting.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { Cards } from './cards.tsx'
import { CheckList } from './check-list.tsx'
import { DoubtedNumbers } from './doubted-numbers.tsx'
import { FirstStepsNote } from './first-steps-note.tsx'
import { LeftPricesNotes } from './left-prices-notes.tsx'
import { LostInquiriesNote } from './lost-inquiries-note.tsx'
import { listMyDay, myDayQuery } from './my-day.ts'
import { MyDayPanel } from './my-day-panel.tsx'
import { NextPlanned } from './next-planned.tsx'
import { NoWaitingClients } from './no-waiting-clients.tsx'
import { doubtsQuery, type SiteCounts, siteCountsQuery } from './queries.ts'
import { SilentChannelsNote } from './silent-channels-note.tsx'
import { listChecks } from './to-check.ts'
import { TurnedAwayNote } from './turned-away-note.tsx'
import { UndeliveredNote } from './undelivered-note.tsx'
import { useNotes } from './use-notes.ts'
import { formatQueue, waitingCountQuery, waitingQuery } from './waiting-clients.ts'
import { WaitingList } from './waiting-list.tsx'
import { WeekFigures } from './week-figures.tsx'
import './dashboard.css'

/** Until it is known who reads. */
const MANAGER = { role: 'manager' }

const today = moscowFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** Dashboard: one's own day, for the owner the week's figures, waiting clients, content problems, and links to the resources. */
export function Component() {
  const api = useApi()
  const { data: user } = useQuery(sessionQuery(api))
  const mayWork = user !== undefined && user !== null && hasRight(user, 'inquiries')
  // What is to be checked stands in these two; who has neither is told nothing of it.
  const mayCheck = user !== undefined && user !== null && hasSome(user, ['catalogue', 'content'])
  const waitingRead = useQuery({ ...waitingQuery(api), enabled: mayWork })
  const { data: waiting, isError, refetch } = waitingRead
  const countRead = useQuery({ ...waitingCountQuery(api), enabled: mayWork })
  const waitingCount = Math.max(countRead.data ?? 0, waiting?.length ?? 0)
  const countsQuery = useQuery(siteCountsQuery(api, user ?? MANAGER))
  const counts = countsQuery.data
  const isAdmin = user?.role === 'admin'
  const now = useNow()
  const day = useQuery({ ...myDayQuery(api, toMoscowDay(now)), enabled: mayWork })
  const mine = day.data
  const above = useNotes(now, { isAdmin, mayWork })
  const doubts = useQuery({ ...doubtsQuery(api), enabled: useRight('catalogue') })
  const lastBulk = useQuery({ ...lastBulkQuery(api), enabled: useRight('prices') })
  // Numbers above the links to the resources, which take longer to find than all the rest.
  const areDoubtsAwaited = useAwaited([doubts, lastBulk])
  // One list is longer than its skeleton, one note stands above another: what can be pressed comes together.
  const areListsAwaited = useAwaited([waitingRead, countRead, countsQuery, day])
  const isAwaited = above.isAwaited || areListsAwaited
  // Who has no inquiries of his own and answers for all sees those at once.
  const hasDay = mayWork && (user?.role === 'manager' || (mine?.open ?? 0) > 0)
  return (
    <Screen
      title="Главная"
      heading={upperFirst(today().format(now))}
      lead={waiting ? formatQueue(waitingCount, waiting[0]) : undefined}
    >
      <TurnedAwayNote />
      {isAwaited ? (
        <Panel>
          <WaitingSkeleton />
        </Panel>
      ) : (
        <>
          <UndeliveredNote messages={above.undelivered} />
          <LeftPricesNotes past={above.schedule.past} />
          {isAdmin && <FirstStepsNote />}
          {isAdmin && <SilentChannelsNote />}
          {isAdmin && <LostInquiriesNote />}
          {isAdmin && <WeekFigures now={now} />}
          <div className={hasDay ? 'overview overview--own' : 'overview'}>
            {hasDay && mine && <MyDayPanel items={listMyDay(mine.inquiries, now)} open={mine.open} />}
            {hasDay && !mine && (
              <Panel as="section" aria-label="Мои на сегодня">
                {day.isError ? (
                  <ErrorState text="Не удалось загрузить ваши запросы" onRetry={() => void day.refetch()} />
                ) : (
                  <WaitingSkeleton />
                )}
              </Panel>
            )}
            {mayWork && (
              <WaitingPanel
                waiting={waiting}
                count={waitingCount}
                now={now}
                onRetry={isError ? () => void refetch() : null}
              />
            )}
            {mayCheck && <SiteChecks read={countsQuery} />}
          </div>
          <NextPlanned planned={above.schedule.planned} />
          {user && !areDoubtsAwaited && (
            <>
              <DoubtedNumbers doubts={doubts.data ?? []} />
              <Cards user={user} counts={counts} lastBulk={lastBulk.data ?? null} />
            </>
          )}
        </>
      )}
    </Screen>
  )
}

/** What of the site is to be checked, from its counts. */
function SiteChecks({ read }: { read: UseQueryResult<SiteCounts> }) {
  const { data: counts, isError, refetch } = read
  return (
    <CheckList checks={counts ? listChecks(counts) : null} onRetry={isError ? () => void refetch() : null} />
  )
}

/** The clients that wait for a call; `waiting` is undefined while loading, with `onRetry` after a failure. */
function WaitingPanel({ waiting, count, now, onRetry }: WaitingPanelProps) {
  return (
    <Panel as="section" className="overview__waiting" aria-labelledby="waiting">
      <PanelHead id="waiting" title="Ждут звонка">
        <a href={STAFF_INQUIRIES_PATH}>Все запросы</a>
      </PanelHead>
      {waiting && waiting.length > 0 && <WaitingList waiting={waiting} count={count} now={now} />}
      {waiting?.length === 0 && (
        <div className="waiting-none">
          <NoWaitingClients />
        </div>
      )}
      {!waiting && onRetry && <ErrorState text="Не удалось загрузить запросы" onRetry={onRetry} />}
      {!waiting && !onRetry && <WaitingSkeleton />}
    </Panel>
  )
}

interface WaitingPanelProps {
  waiting: readonly Inquiry[] | undefined
  count: number
  now: number
  onRetry: (() => void) | null
}

function WaitingSkeleton() {
  return (
    <div className="waiting delayed" aria-busy="true">
      {[9, 7, 11].map((width) => (
        <div key={width} className="waiting__row">
          <Skeleton width={`${width}rem`} height="2.625rem" />
        </div>
      ))}
    </div>
  )
}
