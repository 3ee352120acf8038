import { drillClock } from './clock.ts'
import { drillFullDisk, drillPower } from './disk.ts'
import { drillHung } from './hung.ts'
import { BLOWS, drillKills } from './kills.ts'
import { drillLink } from './link.ts'
import { drillOldVersions } from './old-versions.ts'
import { drillBackups, drillImports, drillPublications } from './restarts.ts'
import type { Drill } from './run-drill.ts'
import { drillSilentStore } from './silent-store.ts'
import { drillSoak } from './soak.ts'
import { drillSpread } from './spread.ts'
import { drillUpgrade } from './upgrade.ts'

/** All drills, in the order in which they are done. */
export const DRILLS: readonly Drill[] = [
  { name: 'app', title: 'kill -9 магазина', run: (context) => drillKills([BLOWS.app], context) },
  { name: 'database', title: 'kill -9 базы', run: (context) => drillKills([BLOWS.database], context) },
  { name: 'both', title: 'kill -9 магазина и базы', run: (context) => drillKills([BLOWS.both], context) },
  { name: 'power', title: 'отключение питания: что не записано на диск, пропало', run: drillPower },
  { name: 'disk', title: 'на диске нет места десять секунд', run: drillFullDisk },
  { name: 'away', title: 'базы нет минуту', run: (context) => drillLink('away', context) },
  { name: 'silent', title: 'база молчит минуту', run: (context) => drillLink('silent', context) },
  { name: 'slow', title: 'база отвечает на 300 мс дольше', run: (context) => drillLink('slow', context) },
  { name: 'hung', title: 'вебхук, почта и Telegram приняли соединение и молчат', run: drillHung },
  { name: 'store', title: 'хранилище файлов приняло соединение и молчит', run: drillSilentStore },
  { name: 'clock', title: 'часы прыгают вперёд и назад', run: drillClock },
  { name: 'import', title: 'перезапуск, пока применяется прайс-лист', run: drillImports },
  { name: 'publication', title: 'перезапуск в час публикации', run: drillPublications },
  { name: 'backup', title: 'перезапуск, пока делается резервная копия', run: drillBackups },
  { name: 'spread', title: 'сохранённое у одного экземпляра видят два других', run: drillSpread },
  { name: 'upgrade', title: 'переход с прошлой версии, экземпляр за экземпляром', run: drillUpgrade },
  { name: 'old-versions', title: 'переход с самых ранних версий с их данными', run: drillOldVersions },
  { name: 'soak', title: 'выдержка: час посещений за десять минут', run: drillSoak },
]
