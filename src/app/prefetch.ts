import { type LoaderContext, openPage } from './load.ts'

/** Whether the visitor asked the browser to spare the connection. */
function sparesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

/** Fetches the code and the data of a page that is about to be opened, once for each address. */
export function createPrefetch(context: LoaderContext) {
  const known = new Set<string>()
  return async (url: URL): Promise<void> => {
    const address = url.pathname + url.search
    if (known.has(address) || sparesData()) return
    known.add(address)
    // Nobody waits for it; opening the page asks again and says what went wrong.
    await openPage(context, url).catch(() => known.delete(address))
  }
}
