import { type LoaderContext, openPage } from './load.ts'

/** Whether the browser is in data saver mode. */
function sparesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true
}

/** Prefetches code and data of a page, once per address. */
export function createPrefetch(context: LoaderContext) {
  const known = new Set<string>()
  return async (url: URL): Promise<void> => {
    const address = url.pathname + url.search
    if (known.has(address) || sparesData()) return
    known.add(address)
    // Ignored: opening the page repeats the request and shows the error.
    await openPage(context, url).catch(() => known.delete(address))
  }
}
