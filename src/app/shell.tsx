import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { FailurePage } from '../storefront/chrome/failure.tsx'
import { type Site, SiteContext } from '../storefront/site.ts'
import { Document } from './document.tsx'
import type { PageState } from './state.ts'

/** Everything around the router, the same on the server and in the browser. */
export function Shell(props: { state: PageState; site: Site; queries: QueryClient; children: ReactNode }) {
  // From here on presses are answered; the early script does again what it has kept (src/app/early/presses.ts).
  useEffect(() => {
    dispatchEvent(new Event('page-alive'))
  }, [])
  return (
    <Document state={props.state}>
      <SiteContext value={props.site}>
        <QueryClientProvider client={props.queries}>
          {props.state.failed ? <FailurePage /> : props.children}
        </QueryClientProvider>
      </SiteContext>
    </Document>
  )
}
