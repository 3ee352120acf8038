// Builds dist/: browser files with their compressed forms, renderer and server.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', mode: 'staff' })
await build({ logLevel: 'warn', build: { ssr: true } })

const compressible = /\.(?:js|css|svg|json|txt)$/
const folder = path.join(import.meta.dirname, '../dist/client')
const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file))
await Promise.all(
  files.map(async (file) => {
    const target = path.join(folder, file)
    const content = await readFile(target)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${target}.br`, await promisify(brotliCompress)(content, { params }))
    await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }))
  }),
)
