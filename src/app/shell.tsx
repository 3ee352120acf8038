import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { FailurePage } from '../storefront/parts/chrome/failure.tsx'
import { type Site, SiteContext } from '../storefront/site.ts'
import { Document } from './document.tsx'
import type { PageState } from './state.ts'

/** Everything around the router, the same on the server and in the browser. */
export function Shell(props: ShellProps) {
  // Events are handled from here on; the early script replays those it has queued (src/app/early/event-replay.ts).
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <Document assets={props.state.assets} stateText={props.stateText} head={props.head}>
      <SiteContext value={props.site}>
        <QueryClientProvider client={props.queries}>
          {props.state.failed ? <FailurePage /> : props.children}
        </QueryClientProvider>
      </SiteContext>
    </Document>
  )
}

interface ShellProps {
  state: PageState
  /** The same state as JSON text in the document. */
  stateText: string
  /** What only the server writes into the head. */
  head?: ReactNode
  site: Site
  queries: QueryClient
  children: ReactNode
}
