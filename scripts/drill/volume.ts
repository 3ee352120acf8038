import { spawnSync } from 'node:child_process'
import { mkdir, open, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotTry } from './context.ts'

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: neither the journal nor a dirty page is written any more. */
const CUT = 'open(F,"<",$ARGV[0]) or die $!; my $f=pack("L",2); ioctl(F,0x8004587d,$f) or die $!'
const UNMOUNT_TRIES = 100
const PAUSE_MS = 100

/** A file system of its own in a file, which can lose its power or be full. */
export interface Volume {
  folder: string
  /** From now on nothing is written; what was not synced is lost. */
  cutPower(): void
  /** After `cutPower`, when no process uses it any more: as the machine finds it when it starts again. */
  bringBack(): Promise<void>
  /** Takes all room that is left. */
  fill(): Promise<void>
  makeRoom(): Promise<void>
  remove(): Promise<void>
}

function run(program: string, ...options: string[]): { ok: boolean; said: string } {
  const { status, stderr, error } = spawnSync(program, options, { encoding: 'utf8' })
  return { ok: status === 0, said: error?.message ?? stderr.trim() }
}

/** Writes until there is no room for another byte. Throws for any other failure. */
async function writeUntilFull(file: string): Promise<void> {
  const handle = await open(file, 'a')
  try {
    while (true) await handle.write(Buffer.alloc(64 * 1024))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await handle.close()
  }
}

/** Makes an ext4 of so many megabytes in this folder. Throws CannotTry where that is not possible. */
export async function makeVolume(folder: string, megabytes: number): Promise<Volume> {
  if (process.platform !== 'linux') throw new CannotTry('нужны Linux и файловая система ext4 в файле')
  if (process.getuid?.() !== 0) throw new CannotTry('нужен root: файловую систему в файле подключает он')
  const [image, mounted] = [path.join(folder, 'volume.img'), path.join(folder, 'volume')]
  const ballast = path.join(mounted, 'ballast')
  await mkdir(mounted)
  await writeFile(image, '')
  await truncate(image, megabytes * 1024 * 1024)
  const mount = () => run('mount', '-o', 'loop', image, mounted)
  for (const { ok, said } of [run('mkfs.ext4', '-q', '-F', '-m', '0', image), mount()])
    if (!ok) throw new CannotTry(`файловую систему в файле не подключить: ${said}`)
  const unmount = async () => {
    for (let left = UNMOUNT_TRIES; !run('umount', mounted).ok; left -= 1) {
      if (left === 0) throw new Error(`${mounted} не отключается`)
      await sleep(PAUSE_MS)
    }
  }
  return {
    folder: mounted,
    cutPower() {
      const { ok, said } = run('perl', '-e', CUT, mounted)
      if (!ok) throw new CannotTry(`запись не оборвать: ${said}`)
    },
    async bringBack() {
      await unmount()
      const { ok, said } = mount()
      if (!ok) throw new Error(`после отключения питания не подключается: ${said}`)
    },
    async fill() {
      const { bavail, bsize } = await statfs(mounted)
      run('fallocate', '-l', String(bavail * bsize), ballast)
      // What is left after the file's own blocks, and what the shop has freed meanwhile; all of it where there is no fallocate.
      await writeUntilFull(`${ballast}.rest`)
    },
    async makeRoom() {
      await rm(ballast, { force: true })
      await rm(`${ballast}.rest`, { force: true })
    },
    async remove() {
      await unmount()
      await rm(image)
    },
  }
}
