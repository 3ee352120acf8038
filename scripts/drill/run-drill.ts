import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { CannotTry, type DrillContext } from './context.ts'
import { FORMER_RELEASE } from './former-release.ts'
import { type DrillResult, type Findings, findFaults } from './judge.ts'
import { describeResult, describeUntried } from './report.ts'
import { type DrillShop, openDrillShop } from './shop.ts'

/** A drill by its name of the command line. */
export interface Drill {
  name: string
  title: string
  run(context: DrillContext): Promise<Findings>
}

export interface DrillOutcome {
  lines: string[]
  /** Whether nothing was found wrong; also of a drill that could not be tried. */
  holds: boolean
  /** False where this machine has no means for it. */
  wasTried: boolean
  result: DrillResult | null
}

/** Does a drill in a folder of its own, which is deleted when nothing was wrong, and ends whatever it has started. */
export async function runDrill(
  { name, title, run }: Drill,
  {
    times,
    minutes = 10,
    from = FORMER_RELEASE,
    bar,
  }: { times: number; minutes?: number; from?: string; bar?: number },
): Promise<DrillOutcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `shop-drill-${name}-`))
  const shops: DrillShop[] = []
  const endings: (() => unknown)[] = []
  let isKept = false
  try {
    const findings = await run({
      folder,
      times,
      minutes,
      from,
      end: (work) => void endings.push(work),
      async openShop(options = {}) {
        const shop = await openDrillShop({ folder, ...options })
        shops.push(shop)
        return shop
      },
    })
    const result = { name: title, ...findings }
    isKept = findFaults(result, bar).length > 0
    return {
      lines: [...describeResult(result, bar), ...(isKept ? [`          журналы и данные: ${folder}`] : [])],
      holds: !isKept,
      wasTried: true,
      result,
    }
  } catch (error) {
    if (error instanceof CannotTry)
      return { lines: [describeUntried(title, error.message)], holds: true, wasTried: false, result: null }
    isKept = true
    const why = error instanceof Error ? error.message : String(error)
    return {
      lines: [`ОШИБКА  ${title}: ${why}`, `          журналы и данные: ${folder}`],
      holds: false,
      wasTried: true,
      result: null,
    }
  } finally {
    for (const shop of shops) await shop.close()
    for (const work of endings.reverse()) await work()
    if (!isKept) await rm(folder, { recursive: true, force: true })
  }
}
