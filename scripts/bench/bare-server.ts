// Baseline server: bare node:http with the same bytes and headers.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = ''] = process.argv

interface MeasuredResponse {
  name: string
  headers: Record<string, string>
  body: string
}

const responses: MeasuredResponse[] = JSON.parse(readFileSync(file, 'utf8'))
const ready = new Map<string | undefined, { headers: Record<string, string>; body: Buffer }>(
  responses.map(({ name, headers, body: coded }) => {
    const body = Buffer.from(coded, 'base64')
    return [`/${name}`, { headers: { ...headers, 'content-length': String(body.length) }, body }] as const
  }),
)

const server = createServer((request, response) => {
  const found = ready.get(request.url)
  response.writeHead(found ? 200 : 404, found?.headers)
  response.end(found?.body)
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  process.send?.(typeof bound === 'object' ? bound?.port : '')
})
process.on('SIGTERM', () => process.exit(0))
