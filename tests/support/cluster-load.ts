import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from './wait-for.ts'

const PAGES = [
  '/',
  '/catalog',
  '/contact',
  '/api/manufacturers',
  '/api/search?q=%D1%82%D0%BE%D0%BF%D0%B0%D1%81',
]

interface Call {
  method?: string
  body?: object
  headers?: Record<string, string>
  /** The last number of the address in this machine that it comes from; only Linux has more than one. */
  from?: number
}

/** Asks on a connection of its own; resolves with status and text. Throws when no whole answer comes. */
export function ask(address: string, { method = 'GET', body, headers, from = 1 }: Call = {}) {
  const answer = Promise.withResolvers<{ status: number; text: string; cookie: string }>()
  const sending = request(address, {
    method,
    agent: false,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(process.platform === 'linux' && { localAddress: `127.0.0.${from}` }),
  })
  sending.on('error', answer.reject)
  sending.on('response', (response) => {
    text(response).then(
      (read) =>
        answer.resolve({
          status: response.statusCode ?? 0,
          text: read,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        }),
      answer.reject,
    )
  })
  sending.end(body && JSON.stringify(body))
  return answer.promise
}

/**
 * Two visitors who read pages and two who send inquiries, until `stop`. An inquiry that was not taken is sent again under its key until
 * it is.
 */
export function startLoad(address: string) {
  const failures: string[] = []
  const taken: string[] = []
  let pages = 0
  let isOver = false

  /** Resolves with whether the answer was a success. */
  async function succeeds(path: string, call: Call): Promise<boolean> {
    const result = await ask(address + path, call).then(
      ({ status }) => String(status),
      (error: unknown) => String(error),
    )
    if (/^2/.test(result)) return true
    failures.push(`${call.method ?? 'GET'} ${path}: ${result}`)
    return false
  }
  async function visit(from: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      if (await succeeds(PAGES[number % PAGES.length] ?? '/', { from })) pages += 1
      await sleep(20)
    }
  }
  async function inquire(from: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const body = { name: 'Пётр', phone: `+7 916 ${from}00-00-00`, message: randomUUID() }
      const headers = { 'idempotency-key': randomUUID() }
      const call = { method: 'POST', body, headers, from: from + (number % 10) }
      while (!(await succeeds('/api/inquiries/contact', call))) await sleep(100)
      taken.push(body.message)
      await sleep(100)
    }
  }
  const running = Promise.all([visit(11), visit(12), inquire(20), inquire(40)])
  return {
    /** Waits until more pages were read and more inquiries taken. */
    async goOn(): Promise<void> {
      const [pagesBefore, takenBefore] = [pages, taken.length]
      await waitFor(() => {
        if (pages < pagesBefore + 10 || taken.length < takenBefore + 6) throw new Error(failures.join('\n'))
      })
    },
    /** Resolves, once what runs has ended, with the messages of the inquiries that were taken, and with what failed. */
    async stop() {
      isOver = true
      await running
      return { taken, failures }
    },
  }
}
