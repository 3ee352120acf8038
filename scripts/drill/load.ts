import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Work } from './judge.ts'
import { sendUnderKey } from './keyed-call.ts'
import { importPrices, preparePriceList } from './price-list.ts'
import type { ServingShop } from './shop.ts'
import { enterInquiry, inventPhone, saveProduct, uploadPicture } from './staff-work.ts'
import { countAcknowledged, createTally, type Tally } from './tally.ts'

/** Ready pages, pages that are made, and calls that ask the database. */
const PAGES = [
  '/',
  '/catalog',
  '/contact',
  '/api/manufacturers',
  '/api/search?q=%D1%82%D0%BE%D0%BF%D0%B0%D1%81',
]
const VISIT_PAUSE_MS = 40
const STAFF_PAUSE_MS = 150
const GO_ON_LIMIT_MS = 120_000

/** What goes on while a drill strikes. */
export interface Load {
  tally: Tally
  /** Resolves when so many further deeds of each of these kinds were acknowledged. */
  goOn(count: number, works?: readonly Work[]): Promise<void>
  /** Lets everybody finish what was begun. */
  stop(): Promise<void>
}

interface Pace {
  visitors?: number
  inquirers?: number
  /** Pause between two inquiries of one person, ms. */
  inquiryPause?: number
  /** Staff at work: saves, uploads, inquiries by telephone, imports. */
  hasStaff?: boolean
  /** Imports among their work; every instance must have the price lists of the others. */
  hasImports?: boolean
}

/** An address of the network 10.0.0.0/8: the shop counts calls by it. */
export const inventAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Sends one inquiry, again under its key until it is taken; gives up when nothing came of it and `isOver`. */
export async function inquire(
  shop: Pick<ServingShop, 'address' | 'isClosed'>,
  tally: Tally,
  isOver = () => false,
) {
  const key = randomUUID()
  const deed = tally.begin('заявки', key)
  await sendUnderKey({
    address: `${shop.address}/api/inquiries/contact`,
    call: {
      method: 'POST',
      body: { name: `Учение ${key.slice(0, 8)}`, phone: inventPhone(), message: key },
      from: inventAddress(),
    },
    key,
    deed,
    tally,
    what: 'заявке',
    isOver: () => isOver() || shop.isClosed(),
  })
  return deed
}

/** Starts visits, inquiries and the work of staff on a shop that is ready. */
export async function startLoad(
  shop: ServingShop,
  { visitors = 2, inquirers = 2, inquiryPause = 80, hasStaff = true, hasImports = true }: Pace = {},
): Promise<Load> {
  const tally = createTally()
  let isOver = false
  const hasEnded = () => isOver || shop.isClosed()

  async function visit(): Promise<void> {
    for (let number = 0; !hasEnded(); number += 1) {
      tally.see(await ask(shop.address + (PAGES[number % PAGES.length] ?? '/'), { from: inventAddress() }))
      await sleep(VISIT_PAUSE_MS)
    }
  }
  async function keepInquiring(): Promise<void> {
    while (!hasEnded()) {
      await inquire(shop, tally)
      await sleep(inquiryPause)
    }
  }
  async function keep(work: () => Promise<unknown>): Promise<void> {
    while (!hasEnded()) {
      await work()
      await sleep(STAFF_PAUSE_MS)
    }
  }
  const workers = [
    ...Array.from({ length: visitors }, visit),
    ...Array.from({ length: inquirers }, keepInquiring),
  ]
  if (hasStaff) {
    const cookie = await shop.signIn()
    const desk = { shop, cookie, tally, hasEnded }
    const saved = await saveProduct(desk)
    workers.push(
      keep(saved),
      keep(() => uploadPicture(desk)),
      keep(() => enterInquiry(desk)),
    )
    if (hasImports) {
      const list = await preparePriceList(desk)
      workers.push(keep(() => importPrices(desk, list)))
    }
  }
  return {
    tally,
    async goOn(count, works = ['заявки']) {
      const before = works.map((work) => countAcknowledged(tally, work))
      const end = Date.now() + GO_ON_LIMIT_MS
      while (works.some((work, at) => countAcknowledged(tally, work) < (before[at] ?? 0) + count)) {
        if (Date.now() > end)
          throw new Error(
            `за две минуты подтверждено меньше ${count}: ${works.join(', ')}; ${tally.faults.at(-1) ?? 'отказов не было'}`,
          )
        await sleep(20)
      }
    },
    async stop() {
      isOver = true
      await Promise.all(workers)
    },
  }
}
