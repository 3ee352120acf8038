import path from 'node:path'
import { expect, test } from 'vitest'
import { findFaults } from '../scripts/drill/judge.ts'
import { BLOWS, drillKills } from '../scripts/drill/kills.ts'
import { type Drill, runDrill } from '../scripts/drill/run-drill.ts'
import { minutes } from '../src/lib/duration.ts'
import { copySeededFolder } from './support/database.ts'

const drill: Drill = {
  name: 'test',
  title: 'kill -9',
  async run(context) {
    const dataDir = path.join(context.folder, 'data')
    await copySeededFolder(dataDir)
    const openShop = () => context.openShop({ dataDir })
    return await drillKills([BLOWS.app, BLOWS.database], { ...context, openShop })
  },
}

// More, and the other drills: `npm run drill` (docs/operations/drill.md).
test(
  'under load nothing that was acknowledged is lost or doubled when the server and its database are killed, twice each',
  async () => {
    // How long it takes depends on what else the machine does: the command judges that.
    const bar = Number.POSITIVE_INFINITY
    const { result, lines } = await runDrill(drill, { times: 4, bar })
    if (!result) throw new Error(lines.join('\n'))
    expect(findFaults(result, bar)).toEqual([])
    expect(result.recoveries).toHaveLength(4)
    expect(result.judgements.map(({ work }) => work)).toEqual([
      'заявки',
      'правки',
      'загрузки',
      'заявки по телефону',
      'импорты',
    ])
  },
  minutes(4),
)
