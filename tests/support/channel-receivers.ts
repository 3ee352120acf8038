import { once } from 'node:events'
import http from 'node:http'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A request that a receiver got. */
export interface Received {
  path: string
  headers: http.IncomingHttpHeaders
  body: string
  bytes: Buffer
}

interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** All that a caller sends, or null when the connection ends before. */
async function readWhole(stream: Readable): Promise<Buffer | null> {
  try {
    return await buffer(stream)
  } catch {
    return null
  }
}

/** An HTTP server on the loopback that notes what it gets and answers as told; 200 by default. */
export async function openReceiver() {
  const received: Received[] = []
  const receiver = {
    received,
    address: '',
    port: 0,
    answer: (): Answer | Promise<Answer> => ({ status: 200, body: { ok: true } }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = http.createServer(async (request, response) => {
    const bytes = await readWhole(request)
    // The caller was killed while it spoke.
    if (!bytes) return response.destroy()
    const body = bytes.toString('utf8')
    received.push({ path: request.url ?? '', headers: request.headers, body, bytes })
    const { status, body: answer, headers } = await receiver.answer()
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(answer ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  receiver.port = typeof bound === 'object' && bound !== null ? bound.port : 0
  receiver.address = `http://127.0.0.1:${receiver.port}`
  return receiver
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

export interface Letter {
  from: string
  to: string[]
  raw: string
}

/**
 * A mail server on the loopback with one account and its password; `refuse` is its next answer to a recipient, `pause` its wait, ms, before it says
 * that it has taken a letter. While `plain` it knows no TLS and takes a login all the same; while `strict` it knows no SMTPUTF8 and takes ASCII addresses and heads only.
 */
export async function openMailServer(password: string, login = 'zakaz') {
  const letters: Letter[] = []
  const mail = {
    letters,
    port: 0,
    pause: 0,
    refuse: null as { code: number; text: string } | null,
    set plain(plain: boolean) {
      Object.assign(server.options, {
        disabledCommands: plain ? ['STARTTLS'] : [],
        allowInsecureAuth: plain,
      })
    },
    get strict() {
      return server.options.hideSMTPUTF8 === true
    },
    set strict(strict: boolean) {
      server.options.hideSMTPUTF8 = strict
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    onAuth: (auth, _session, done) =>
      auth.username === login && auth.password === password
        ? done(null, { user: login })
        : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      const isOdd = mail.strict && !isAscii(address.slice(0, address.lastIndexOf('@')))
      const refuse = isOdd ? { code: 501, text: 'bad address syntax' } : mail.refuse
      done(refuse ? Object.assign(new Error(refuse.text), { responseCode: refuse.code }) : undefined)
    },
    onData: async (stream, { envelope }, done) => {
      const bytes = await readWhole(stream)
      if (!bytes) return done(new Error('the sender is gone'))
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      const raw = bytes.toString('utf8')
      if (mail.strict && !isAscii(raw.split('\r\n\r\n')[0] ?? ''))
        return done(Object.assign(new Error('SMTPUTF8 is required'), { responseCode: 554 }))
      letters.push({ from, to, raw })
      setTimeout(done, mail.pause)
    },
  })
  // Connections of a server that is killed in the middle of a letter.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = server.server.address()
  mail.port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return mail
}
