import { drillKills } from './kills.ts'
import type { Drill } from './run-drill.ts'

/** All drills, in the order in which they are done. */
export const DRILLS: readonly Drill[] = [
  { name: 'app', title: 'kill -9 магазина', run: (context) => drillKills('app', context) },
  { name: 'database', title: 'kill -9 базы', run: (context) => drillKills('database', context) },
  { name: 'both', title: 'kill -9 магазина и базы', run: (context) => drillKills('both', context) },
]
