import { matchRoutes, RouterContextProvider } from 'react-router'
import { createLoadResult, type LoaderContext, loaderContext } from './load.ts'
import { routes } from './routes.ts'

/** Whether the visitor asked the browser to spare the connection. */
function sparesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

/** Fetches the code and the data of a page that is about to be opened, once for each address. */
export function createPrefetch({ api, queries }: Pick<LoaderContext, 'api' | 'queries'>) {
  const known = new Set<string>()
  return async (url: URL): Promise<void> => {
    const match = matchRoutes(routes, url)?.at(-1)
    if (!match || known.has(url.pathname + url.search) || sparesData()) return
    known.add(url.pathname + url.search)
    const { route, params } = match
    try {
      const page = typeof route.lazy === 'function' ? await route.lazy() : route
      if (typeof page.loader !== 'function') return
      const context = new RouterContextProvider()
      context.set(loaderContext, { api, queries, awaitData: false, loadResult: createLoadResult() })
      await page.loader({ request: new Request(url), url, pattern: route.path ?? '', params, context })
    } catch {
      // Nobody waits for it; opening the page asks again and says what went wrong.
      known.delete(url.pathname + url.search)
    }
  }
}
