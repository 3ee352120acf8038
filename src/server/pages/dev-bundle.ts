import type { Connect } from 'vite'
import type * as serverRender from '../../app/server.tsx'
import type { PageBundle } from './page-bundle.ts'

/** Several shops in development each need a port of their own for hot reload. */
const HOT_RELOAD_PORTS = 24_000

/** The React side straight from its sources, with hot reload; `middlewares` serves the browser's modules. */
export async function createDevBundle(port: number): Promise<{
  bundle: PageBundle
  middlewares: Connect.Server
  close(): Promise<void>
}> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const hmr = { port: HOT_RELOAD_PORTS + (port % 1000) }
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' })
  const load = (): Promise<typeof serverRender> => {
    // Looked up each time: Vite replaces it when it restarts itself.
    const environment = vite.environments.ssr
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite runs no server modules')
    return environment.runner.import('/src/app/server.tsx')
  }
  const { meaningfulParameters } = await load()
  return {
    bundle: {
      render: async (request) => (await load()).render(request),
      meaningfulParameters,
      strictPolicy: false,
      assetsFor: (owner) => ({
        early: [],
        scripts: [
          '/@vite/client',
          '/src/app/dev-refresh.ts',
          // Sources are modules: here it runs only after the page has been read.
          ...(typeof owner === 'string'
            ? [`/src/app/${owner}.tsx`]
            : ['/src/app/early/early.ts', '/src/app/browser.tsx']),
        ],
        styles: [],
        preloads: [],
        fonts: [],
        worker: null,
      }),
    },
    middlewares: vite.middlewares,
    close: () => vite.close(),
  }
}
