import { formatBytes } from '../../../lib/bytes.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { formatSpan } from './format-span.ts'
import { judge, type Verdict } from './verdict.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3

export interface VersionFigures {
  running: string
  /** Of the files in the folder of the program, which may have been replaced since the start. */
  installed: string
  node: string
  startedAt: Date
  now: Date
}

/** Whether the newest installed version is the one that runs. */
export function judgeVersion({ running, installed, node, startedAt, now }: VersionFigures): Verdict {
  const since = formatWhen(startedAt.toISOString(), now.getTime())
  return judge(
    `${running}, Node.js ${node}. Работает ${formatSpan(now.getTime() - startedAt.getTime())}, запущена ${since}.`,
    [
      {
        isPresent: installed !== running,
        state: 'warn',
        what: `Работает ${running}, а установлена уже ${installed}.`,
        todo: 'Перезапустите магазин, чтобы обновление вступило в силу.',
      },
    ],
  )
}

/** What is wrong with a store: it does not answer, refuses our key, or needs none. */
export type StoreFault = 'silent' | 'refused' | 'public'

const STORES = {
  files: {
    name: 'Хранилище файлов',
    address: 'STORAGE_URL',
    lost: 'снимки не сохраняются и не показываются',
    seen: 'снимки посетителей может скачать кто угодно',
  },
  backups: {
    name: 'Хранилище копий',
    address: 'BACKUP_DIR',
    lost: 'копии не сохраняются и не скачиваются',
    seen: 'всё содержимое магазина может скачать кто угодно',
  },
} as const

/** A store that fails, or is open to everybody. */
export function judgeStore(place: string, why: StoreFault, kept: keyof typeof STORES = 'files'): Verdict {
  const { name, address, lost, seen } = STORES[kept]
  const details: Record<StoreFault, string> = {
    silent: `${name} ${place} не отвечает: ${lost}.\nПроверьте ${address} и связь с хранилищем.`,
    refused: `${name} ${place} не принимает ключ: ${lost}.\nПроверьте AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY и права ключа.`,
    public: `${name} ${place} открыто без ключа: ${seen}.\nЗакройте публичный доступ в настройках хранилища.`,
  }
  return { state: 'fail', detail: details[why] }
}

export interface DiskFigures {
  /** Bytes the shop may still write. */
  free: number
  total: number
  /** Share of the files that may still be created, 0–1. */
  freeFiles: number
  canWrite: boolean
}

const MAKE_ROOM =
  'Удалите лишнее с диска или добавьте место: когда оно кончится, запросы перестанут записываться.'

/** Whether inquiries, pictures and the database still find room. */
export function judgeDisk({ free, total, freeFiles, canWrite }: DiskFigures): Verdict {
  const room = `Свободно ${formatBytes(free)} из ${formatBytes(total)}.`
  return judge(room, [
    {
      isPresent: !canWrite,
      state: 'fail',
      what: `В папку данных нельзя записать. ${room}`,
      todo: 'Проверьте, что диск не отключён и что папка DATA_DIR принадлежит пользователю магазина.',
    },
    { isPresent: free < 500 * MB, state: 'fail', todo: MAKE_ROOM },
    {
      isPresent: freeFiles < 0.01,
      state: 'fail',
      what: `На диске почти кончились места для новых файлов. ${room}`,
      todo: MAKE_ROOM,
    },
    { isPresent: free < 2 * GB || (free < 10 * GB && free < total * 0.12), state: 'warn', todo: MAKE_ROOM },
    {
      isPresent: freeFiles < 0.05,
      state: 'warn',
      what: `На диске мало места для новых файлов. ${room}`,
      todo: MAKE_ROOM,
    },
  ])
}

export interface MemoryFigures {
  /** Bytes that the process has, now and at most since its start. */
  used: number
  peak: number
  /** What it may have: of the container, else of the machine. */
  limit: number
  /** What all programs of the machine may still take; null where only the container's limit counts. */
  machineFree: number | null
}

/** Whether the process is about to be stopped for want of memory. */
export function judgeMemory({ used, peak, limit, machineFree }: MemoryFigures): Verdict {
  const own = `${formatBytes(used)} из ${formatBytes(limit)}, с запуска не больше ${formatBytes(peak)}.`
  const others = machineFree === null ? own : `${own} Свободно на сервере ${formatBytes(machineFree)}.`
  const restart =
    'Перезапустите магазин. Если память снова растёт, добавьте её серверу и сообщите разработчику.'
  const free = machineFree ?? limit
  return judge(others, [
    { isPresent: used > limit * 0.9, state: 'fail', todo: restart },
    {
      isPresent: free < limit * 0.03,
      state: 'fail',
      todo: 'Память сервера занята другими программами: остановите лишние или добавьте память.',
    },
    { isPresent: used > limit * 0.7, state: 'warn', todo: restart },
    {
      isPresent: free < limit * 0.08,
      state: 'warn',
      todo: 'Памяти сервера осталось мало: посмотрите, какие программы её занимают.',
    },
  ])
}
