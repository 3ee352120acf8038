import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets, AssetsOwner } from '../../../app/assets.ts'
import type * as serverRender from '../../../app/server.tsx'
import { readPageAssets } from './page-assets.ts'

/** The React application for the server: built files in production and tests, Vite's modules in development. */
export interface PageBundle {
  render: typeof serverRender.render
  /** The HTML of a text in Markdown. */
  renderMarkdown(text: string): Promise<string>
  meaningfulParameters: readonly string[]
  assetsFor(owner: AssetsOwner): Assets
  /** False in development, where Vite injects inline styles. */
  strictPolicy: boolean
}

/** Loads the build from `dist`. */
export async function loadBuiltBundle(dist: string): Promise<PageBundle> {
  const assetsFor = await readPageAssets(dist)
  const server: typeof serverRender = await import(pathToFileURL(path.join(dist, 'server/server.js')).href)
  return {
    render: server.render,
    renderMarkdown: async (text) => server.renderMarkdown(text),
    meaningfulParameters: server.meaningfulParameters,
    strictPolicy: true,
    assetsFor,
  }
}
