import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { root } from './files.ts'

/**
 * Builds a program with all that it imports as one file, which starts in a third of the time; resolves with the file, whose folder is to
 * be removed. It lies as deep as the built server, which finds content and migrations from its own place.
 */
export async function buildProgram(source: string): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'dist', 'program-'))
  const name = `${path.basename(source, '.ts')}.mjs`
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: source,
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
    ssr: { noExternal: true },
  })
  return path.join(folder, name)
}
