import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  Router,
} from 'react-router'
import { seconds } from '../lib/duration.ts'
import { BrokenPage } from '../storefront/parts/chrome/failure.tsx'
import { NavigationPendingContext } from '../storefront/site.ts'
import { ErrorBoundary } from '../ui/failure/error-boundary.tsx'
import { isServerThere } from '../ui/failure/retry-code.ts'
import { type LoaderContext, openPage } from './load.ts'
import { inLayout, routes, SiteRoutes } from './routes.ts'
import { type ShownEntry, storeScrollPosition, useScrollRestoration } from './scroll-restoration.ts'

interface Shown extends ShownEntry {
  /** The page's code could not be fetched. */
  failed?: boolean | undefined
}

/** A pending navigation; it is dropped when a newer one begins. */
type Target = Pick<Shown, 'location' | 'action' | 'keepsScroll'>

/**
 * The browser's router: React Router's declarative mode, with each page's code fetched before navigation. The present page
 * stays until then. (Its data router does the same and is 18 KB larger.)
 */
export function SiteRouter({ context }: { context: LoaderContext }) {
  const [history] = useState(createBrowserHistory)
  const [shown, setShown] = useState<Shown>(() => ({
    location: history.location,
    action: NavigationType.Pop,
    keepsScroll: false,
  }))
  const [pending, setPending] = useState(false)
  const current = useRef(shown)
  const newest = useRef<Target>(null)

  const open = useCallback(
    async (target: Target): Promise<void> => {
      newest.current = target
      setPending(true)
      const { redirect, failed, isGone } = await load(context, target, current.current.location)
      if (newest.current !== target) return
      if (isGone) {
        // The page may be shown again as it was left, by Back.
        setPending(false)
        return openDocument(target)
      }
      if (redirect !== null) {
        const action = target.action === NavigationType.Pop ? NavigationType.Replace : target.action
        return open({ ...target, action, location: createLocation(redirect) })
      }
      if (target.action === NavigationType.Push) history.push(target.location)
      if (target.action === NavigationType.Replace) history.replace(target.location)
      if (!isSamePage(current.current.location, target.location))
        storeScrollPosition(current.current.location)
      current.current = { ...target, failed }
      startTransition(() => {
        setShown(current.current)
        setPending(false)
      })
    },
    [context, history],
  )

  useEffect(
    () => history.listen(({ location, action }) => void open({ location, action, keepsScroll: false })),
    [history, open],
  )
  useScrollRestoration(shown)

  const navigator = useMemo((): Navigator => {
    const openBy =
      (action: NavigationType): Navigator['push'] =>
      (to, state, options) => {
        const location = createLocation(to, state)
        void open({ location, action, keepsScroll: options?.preventScrollReset ?? false })
      }
    return {
      createHref: history.createHref,
      go: history.go,
      push: openBy(NavigationType.Push),
      replace: openBy(NavigationType.Replace),
    }
  }, [history, open])

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      <NavigationPendingContext value={pending}>
        <ErrorBoundary of={shown} otherwise={<BrokenPage />}>
          <ErrorBoundary of={shown} otherwise={<SiteRoutes of={failedRoutes} />}>
            <SiteRoutes of={shown.failed ? failedRoutes : routes} />
          </ErrorBoundary>
        </ErrorBoundary>
      </NavigationPendingContext>
    </Router>
  )
}

/** In place of a page that cannot be shown, for want of its code or texts: the header with menu and cart stays. */
const failedRoutes = inLayout([{ path: '*', element: <BrokenPage as="div" /> }])

/** Whether two locations differ in the anchor only. */
function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search
}

/** Longest wait for the page's late code, and on Back for its data, before showing the page without. */
const WAIT_TIMEOUT = seconds(2)

interface Loaded {
  redirect: string | null
  /** The page's code could not be fetched. */
  failed?: boolean
  /** Although the server answers. */
  isGone?: boolean
}

/**
 * Waits for the page's code; for its late code, too, unless the page is there `from` before; on Back also for its data, so that the scroll
 * position can be restored.
 */
async function load(context: LoaderContext, { location, action }: Target, from: Location): Promise<Loaded> {
  try {
    const opened = await openPage(
      context,
      new URL(location.pathname + location.search, window.location.origin),
    )
    if (opened.redirect === null) {
      const wanted = [
        location.pathname !== from.pathname && opened.late,
        action === NavigationType.Pop && opened.loaded,
      ]
      await Promise.race([Promise.all(wanted), new Promise((resolve) => setTimeout(resolve, WAIT_TIMEOUT))])
    }
    return { redirect: opened.redirect }
  } catch {
    return { redirect: null, failed: true, isGone: await isServerThere(location.pathname + location.search) }
  }
}

/** Opens a page whose code the server no longer has, that of a former build: its document names the present one. */
function openDocument({ location, action }: Target) {
  // The address is there already.
  if (action === NavigationType.Pop) window.location.reload()
  else window.location.assign(createPath(location))
}

function createLocation(to: Parameters<Navigator['push']>[0], state: unknown = null): Location {
  const path = typeof to === 'string' ? parsePath(to) : to
  return {
    pathname: '/',
    search: '',
    hash: '',
    ...path,
    state,
    key: Math.random().toString(36).slice(2),
  }
}
