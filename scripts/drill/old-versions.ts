import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { DrillContext } from './context.ts'
import { changeSettings, makeAccounts, writeTexts } from './early-texts.ts'
import { changePrices, editProducts, sendInquiries } from './early-work.ts'
import { prepareRelease } from './former-release.ts'
import { type Deed, type Findings, type Judgement, judge, storedKey } from './judge.ts'
import { type Kept, lookAt } from './kept.ts'
import { findFaultyPages, isClosed, type OwnPages } from './open-pages.ts'
import { compareShapes, listApplied, readShape } from './schema-shape.ts'
import { type DrillShop, signInAsAdmin } from './shop.ts'

/** Early versions of which there are shops: of 21 November, and two of 23 November. */
const EARLY_VERSIONS = ['e1ba7fb', '8ae851e', '53212ab']

/** Only a shop with an address that search engines can open is ever closed to them. */
const PUBLIC = { PUBLIC_URL: 'https://shop.example' }

/** What a shop has when its program is stopped for the upgrade. */
interface Left {
  kept: Kept[]
  pages: OwnPages
  password: string
  migrations: number
}

/** What an upgrade has shown. */
interface Upgraded {
  judgements: Judgement[]
  faults: string[]
  note: string
}

/**
 * Starts early versions as their README says, lets people use each through its own doors, stops it, starts this program on the same data as
 * `npm start` does, and looks for everything through the doors of now.
 */
export async function drillOldVersions(context: DrillContext): Promise<Findings> {
  const programs = new Map<string, string>()
  for (const commit of EARLY_VERSIONS) {
    const folder = path.join(context.folder, commit, 'program')
    await prepareRelease(commit, folder)
    programs.set(commit, folder)
  }
  const fresh = await openFresh(context)
  const results: Upgraded[] = []
  for (const [commit, program] of programs) results.push(await upgrade(context, commit, program, fresh.shape))
  const judgements = results.flatMap((one) => one.judgements)
  return {
    times: results.length,
    recoveries: [],
    seen: new Map(),
    judgements: [...Map.groupBy(judgements, ({ work }) => work)].map(([work, own]) => ({
      work,
      ...sumUp(own),
    })),
    faults: [...fresh.faults, ...results.flatMap(({ faults }) => faults)],
    notes: results.map(({ note }) => note),
  }
}

/** Reads the schema of a new shop. It has to be closed to search engines: otherwise an open one proves nothing. */
async function openFresh({ folder, openShop }: DrillContext) {
  const own = path.join(folder, 'fresh')
  await mkdir(own)
  const shop = await openShop({ folder: own, environment: PUBLIC })
  const shape = await readShape(shop)
  const faults = (await isClosed(shop.address)) ? [] : ['новый магазин открыт поисковикам, судить не о чем']
  await shop.close()
  return { shape, faults }
}

async function upgrade(
  { folder, openShop }: DrillContext,
  commit: string,
  program: string,
  fresh: readonly string[],
): Promise<Upgraded> {
  const own = path.join(folder, commit)
  const dataDir = path.join(own, 'data')
  const password = randomUUID()
  const environment = { ADMIN_PASSWORD: password }
  const former = await openShop({ folder: own, dataDir, program, environment })
  const left = await workIn(former, password)
  await former.close()
  const begun = Date.now()
  const first = await openShop({ folder: own, dataDir, environment })
  const took = Date.now() - begun
  const judgements = await findAll(first, left, commit)
  const before = await readState(first)
  await first.close()
  const second = await openShop({ folder: own, dataDir, environment: { ...environment, ...PUBLIC } })
  const after = await readState(second)
  const faults = [
    ...(isDeepStrictEqual(before, after) ? [] : ['второй запуск изменил схему базы']),
    ...compareShapes(fresh, after.shape),
    ...(await findFaultyPages(second.address, left.pages)),
  ]
  await second.close()
  const migrations = after.applied.length - left.migrations
  return {
    judgements,
    faults: faults.map((fault) => `${commit}: ${fault}`),
    note: describeUpgrade(commit, sumUp(judgements), { took, migrations }),
  }
}

const readState = async (shop: DrillShop) => ({
  applied: await listApplied(shop),
  shape: (await readShape(shop)).toSorted(),
})

/** Lets people use a shop of an early version. */
async function workIn(former: DrillShop, password: string): Promise<Left> {
  const { address } = former
  const shop = { address, cookie: await signInAsAdmin(address, password) }
  const prices = await changePrices(shop)
  const products = await editProducts(shop)
  const inquiries = await sendInquiries(shop)
  const settings = await changeSettings(shop)
  const texts = await writeTexts(shop)
  const accounts = await makeAccounts({ shop, password })
  return {
    kept: [...prices, ...products.kept, ...inquiries, ...settings, ...texts.kept, ...accounts.kept],
    pages: [...products.pages, ...texts.pages],
    password: accounts.password,
    migrations: (await listApplied(former)).length,
  }
}

/** Looks for everything that was left, through the doors of this program. */
async function findAll(shop: DrillShop, { kept, password }: Left, commit: string): Promise<Judgement[]> {
  const look = lookAt({ address: shop.address, cookie: await signInAsAdmin(shop.address, password) })
  const stored = new Map<string, number>()
  const deeds: Deed[] = []
  for (const { work, key, find } of kept) {
    const deed: Deed = { work, key: `${commit} ${key}`, isAcknowledged: true, repeats: 0 }
    deeds.push(deed)
    stored.set(storedKey(deed), await find(look))
  }
  return judge(deeds, stored)
}

/** Adds up what several judgements have shown. */
function sumUp(judgements: readonly Judgement[]): Omit<Judgement, 'work'> {
  return {
    tried: judgements.reduce((total, { tried }) => total + tried, 0),
    acknowledged: judgements.reduce((total, { acknowledged }) => total + acknowledged, 0),
    lost: judgements.flatMap(({ lost }) => lost),
    doubled: judgements.flatMap(({ doubled }) => doubled),
  }
}

function describeUpgrade(
  commit: string,
  { tried, lost }: Omit<Judgement, 'work'>,
  { took, migrations }: { took: number; migrations: number },
): string {
  const seconds = (took / 1000).toFixed(1).replace('.', ',')
  return `${commit}: попробовано ${tried}, найдено ${tried - lost.length}, потеряно ${lost.length}; миграций ${migrations}, готов через ${seconds} с`
}
