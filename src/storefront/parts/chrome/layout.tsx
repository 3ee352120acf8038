import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import { manufacturersQuery, settingsQuery } from '../../../api/queries/queries.ts'
import { formatDate } from '../../../lib/dates.ts'
import { isServerThere } from '../../../ui/failure/retry-code.ts'
import { firstSign } from '../../../ui/first-sign.ts'
import { watchPresses } from '../../../ui/last-press.ts'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { ToastRegions } from '../../../ui/toast/toast-regions.tsx'
import { holdToasts, showToast } from '../../../ui/toast/toast-store.ts'
import { usePageLinks } from '../../../ui/use-page-links.ts'
import { callHref } from '../../contact-links.ts'
import type { Page } from '../../page.ts'
import { useSite } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { ContactButton } from './contact-button.tsx'
import { Counters } from './counters.tsx'
import type { DrawerPath } from './drawers/drawers.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageChange } from './page-change.tsx'
import { PlainToast } from './plain-toast.tsx'
import { Progress } from './progress.tsx'
import './layout.css'
import './print.css'

/** Layout of every page: header, footer and floating elements. */
export const layout: Page = {
  load: (api) => ({
    critical: [settingsQuery(api), pageTextsQuery(api, 'chrome')],
    deferred: [manufacturersQuery(api)],
  }),
  Component: Layout,
}

const drawersCode = lazyModule('drawers', () => import('./drawers/drawers.tsx'))

function Layout() {
  /** The drawer that was asked for, and the key of the location it was asked for at. */
  const [asked, setAsked] = useState<{ path: DrawerPath; from: string } | null>(null)
  // Null until their code is there, which comes with the first sign of a person: what is pressed meanwhile opens then. False where there
  // is none: the links lead to their pages, or without a connection to our phone, lest the present page be lost.
  const [drawers, setDrawers] = useState<typeof import('./drawers/drawers.tsx') | null | false>(null)
  useEffect(() => {
    void import('../../forced-colours.css').catch(() => undefined)
    // The toast that answers the first press comes after it.
    watchPresses()
    // A visit may tell something by itself: that an inquiry has gone that waited on this device.
    const { isAsked, release } = holdToasts()
    const [ask, giveUp] = drawersCode.untilThere(setDrawers)
    Promise.race([firstSign(), isAsked]).then(ask).then(release)
    return () => {
      giveUp()
      release()
    }
  }, [])
  const navigate = useNavigate()
  const { key } = useLocation()
  const { companyPhone } = useSettings()
  useEffect(() => {
    if (drawers || !asked) return
    // Who has gone on has given up what he pressed before.
    if (asked.from !== key) return setAsked(null)
    if (drawers === false) {
      let isLast = true
      isServerThere(asked.path).then((isThere) => {
        if (!isLast) return
        setAsked(null)
        if (isThere) navigate(asked.path)
        else
          showToast({
            title: 'Нет связи',
            description: 'Проверьте связь и попробуйте ещё раз.',
            tone: 'bad',
            action: { label: `Позвонить ${companyPhone}`, href: callHref(companyPhone) },
          })
      })
      // Another press, another page, or the code that has come after all.
      return () => {
        isLast = false
      }
    }
  }, [key, drawers, asked, navigate, companyPhone])
  const onOpen = (path: DrawerPath) => setAsked({ path, from: key })
  usePrintNote()
  usePageLinks(isPublicPath, useSite().prefetch)
  return (
    <>
      <a className="skip" href="#main">
        Перейти к содержанию
      </a>
      <Counters />
      <div className="page">
        <Header onOpen={onOpen} />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <ContactButton onOpen={onOpen} />
      {drawers && <drawers.Drawers open={asked?.path ?? null} onClose={() => setAsked(null)} />}
      <ToastRegions Looks={drawers === false ? PlainToast : drawers?.Looks} />
      <PageChange />
      <Progress />
    </>
  )
}

/** Sets `data-printed` before printing: address and date, which print.css shows at the end of the page. */
function usePrintNote(): void {
  useEffect(() => {
    const write = () => {
      document
        .getElementById('main')
        ?.setAttribute('data-printed', `${location.href}, ${formatDate(new Date().toISOString())}`)
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
}

/** Paths that are not pages of the storefront: staff area, API, files. */
const OTHER = /^\/(?:admin|api|assets|built|drawings)(?:\/|$)|\.\w+$/

function isPublicPath(path: string): boolean {
  return !OTHER.test(path)
}
