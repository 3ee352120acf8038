import { once } from 'node:events'
import net from 'node:net'
import { ask, isSuccess } from './ask.ts'
import type { DrillContext } from './context.ts'
import { type Findings, findUnexpected } from './judge.ts'
import { judgeLoad } from './kills.ts'
import { startLoad } from './load.ts'
import type { DrillShop } from './shop.ts'

const INQUIRIES = 60

/** Webhook, mail server and Telegram take connections and never say a word: nobody who works with the shop may notice. */
export async function drillHung({ openShop, end }: DrillContext): Promise<Findings> {
  const sockets = new Set<net.Socket>()
  let calls = 0
  const receiver = net.createServer((socket) => {
    calls += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.resume()
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  const bound = receiver.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  end(() => {
    for (const socket of sockets) socket.destroy()
    receiver.close()
  })
  const shop = await openShop()
  await setChannels(shop, port)
  const load = await startLoad(shop)
  await load.goOn(INQUIRIES)
  await load.goOn(1, ['правки', 'загрузки', 'импорты'])
  await load.stop()
  const judged = await judgeLoad(shop, load.tally)
  return {
    times: 1,
    recoveries: [],
    ...judged,
    faults: [
      ...judged.faults,
      ...(calls === 0 ? ['получателям никто не звонил: судить не о чем'] : []),
      ...findUnexpected(judged.seen),
    ],
    notes: [`соединений с получателями: ${calls}`],
  }
}

async function setChannels(shop: DrillShop, port: number): Promise<void> {
  const answer = await ask(`${shop.address}/api/admin/channels`, {
    method: 'PUT',
    headers: { cookie: await shop.signIn() },
    body: {
      email: {
        enabled: true,
        smtpUrl: `smtp://127.0.0.1:${port}`,
        from: 'Септики <zakaz@shop.test>',
        to: ['olga@shop.test'],
      },
      telegram: {
        enabled: true,
        botToken: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1',
        chatIds: ['-1001234567890'],
        apiBase: `http://127.0.0.1:${port}`,
        personalData: false,
      },
      webhook: { enabled: true, url: `http://127.0.0.1:${port}/hook`, secret: '', allowPrivate: true },
    },
  })
  if (!isSuccess(answer)) throw new Error(`каналы не настроены: ${answer.outcome} ${answer.body}`)
}
