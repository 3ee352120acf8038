import type { Connect } from 'vite'
import type * as serverRender from '../../../app/server.tsx'
import type { PageBundle } from './page-bundle.ts'

/** Offset of the hot reload port, so that several development servers do not collide. */
const HOT_RELOAD_PORTS = 24_000

/** The React application from its sources, with hot reload; `middlewares` serves the browser's modules. */
export async function createDevBundle(port: number): Promise<{
  bundle: PageBundle
  middlewares: Connect.Server
  close(): Promise<void>
}> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const hmr = { port: HOT_RELOAD_PORTS + (port % 1000) }
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' })
  const load = (): Promise<typeof serverRender> => {
    // Read each time: Vite replaces it when it restarts.
    const environment = vite.environments.ssr
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite runs no server modules')
    return environment.runner.import('/src/app/server.tsx')
  }
  const { meaningfulParameters } = await load()
  return {
    bundle: {
      render: async (request) => (await load()).render(request),
      renderMarkdown: async (text) => (await load()).renderMarkdown(text),
      meaningfulParameters,
      strictPolicy: false,
      assetsFor: (owner) => ({
        early: [],
        scripts: [
          '/@vite/client',
          '/src/app/dev-refresh.ts',
          // In development the early script is a module, and so runs after parsing.
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
