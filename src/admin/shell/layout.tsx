import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { isInStaffArea, STAFF_PATH } from '../../domain/site/staff-paths.ts'
import { hasRight } from '../../domain/staff/rights.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePageLinks } from '../../ui/use-page-links.ts'
import { Live } from '../live/live.tsx'
import { SoundSwitch } from '../live/sound-switch.tsx'
import { heldQuery, sessionQuery } from '../queries.ts'
import { takeEntered } from '../session/entered.ts'
import { useApi } from '../staff.ts'
import { Account } from './account.tsx'
import { useAwaited } from './awaiting.ts'
import { BrandMark } from './brand.tsx'
import { toBreadcrumbs } from './breadcrumbs.ts'
import { HeldWork } from './held-work.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Navigation } from './navigation.tsx'
import { OpeningLink } from './opening-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { WaitingScreen } from './waiting-screen.tsx'
import './shell.css'
import './rail.css'

/** Layout of the staff area's screens. */
export function Component() {
  const api = useApi()
  const { data: user } = useQuery(sessionQuery(api))
  const isOpen = !user?.secondFactorDemanded
  const held = useQuery({ ...heldQuery(api), enabled: isOpen && user?.role === 'admin' })
  // The screen asks for what it needs meanwhile, and is shown together with the note above it.
  const isHeldAwaited = useAwaited([held], user?.id)
  const { pathname } = useLocation()
  const main = useFocusAfter(pathname)
  usePageLinks(isInStaffArea)
  if (!user) return <WaitingScreen />
  return (
    <>
      <a className="skip" href="#main">
        К содержанию
      </a>
      <div className="shell">
        <header className="side">
          <div className="side__in">
            <a className="brand" href={STAFF_PATH}>
              <BrandMark />
              Админ панель
            </a>
            {isOpen && <Navigation user={user} />}
            <div className="side__end">
              <Account user={user} />
            </div>
          </div>
        </header>
        <div className="col">
          <div className="top">
            <Breadcrumbs items={toBreadcrumbs(pathname)} />
            {isOpen && hasRight(user, 'inquiries') && <Live />}
            {isOpen && hasRight(user, 'content') && <OpeningLink />}
            {hasRight(user, 'inquiries') && <SoundSwitch />}
            <ThemeSwitch />
          </div>
          <main
            className={isHeldAwaited ? 'page page--awaited' : 'page'}
            id="main"
            tabIndex={-1}
            ref={main}
            aria-busy={isHeldAwaited || undefined}
            onClickCapture={isHeldAwaited ? refuseClick : undefined}
          >
            {isOpen && user.role === 'admin' && <HeldWork />}
            {isHeldAwaited && (
              <div className="page__wait delayed" role="status" aria-label="Загрузка">
                <Skeleton height="12rem" />
              </div>
            )}
            <Outlet />
          </main>
          <footer className="foot">
            <span>Время московское</span>
            <span>
              <kbd>/</kbd> поиск
            </span>
            <span>
              <kbd>?</kbd> все клавиши
            </span>
          </footer>
          <KeysDialog hasInquiries={hasRight(user, 'inquiries')} />
        </div>
      </div>
    </>
  )
}

/**
 * Keeps keys from pressing what is not seen yet: Enter and Space click too. Not `inert`, which would take the focus from the screen's own
 * field. Dialogs are seen.
 */
function refuseClick(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('dialog')) return
  event.preventDefault()
  event.stopPropagation()
}

/** Moves the focus to a new screen, and to the first one after signing in. */
function useFocusAfter(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (!takeEntered() && shown.current === pathname) return
    shown.current = pathname
    // The screen has set the focus itself.
    if (main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
