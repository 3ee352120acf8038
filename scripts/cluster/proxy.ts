import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.join(import.meta.dirname, '../..')

interface ProxyOptions {
  /** The program. */
  nginx: string
  folder: string
  port: number
  /** Ports of the instances, three. */
  instances: readonly number[]
  /** The caller says for whom it asks, as a proxy in front of this one would. */
  believesCallers?: boolean | undefined
}

/** The servers of `site` with what nginx writes beside its logs in this folder, which need not belong to root. */
export function formatHttp(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  )
  return `http { access_log off;\n${temporary.join(' ')}\n${site}\n}`
}

/** Starts nginx with docs/operations/cluster.conf in front of the instances; resolves when it listens. */
export async function openProxy({ nginx, folder, port, instances, believesCallers = false }: ProxyOptions) {
  await mkdir(folder, { recursive: true })
  const template = await readFile(path.join(root, 'docs/operations/cluster.conf'), 'utf8')
  const site = template
    .replaceAll(/127\.0\.0\.1:300([123])\b/g, (_, number) => `127.0.0.1:${instances[number - 1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('$remote_addr', believesCallers ? '$http_x_forwarded_for' : '$remote_addr')
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? `user ${os.userInfo().username};` : ''}
events { worker_connections 1024; }
${formatHttp(folder, site)}`,
  )
  // In a separate process group: the terminal's Ctrl-C reaches it when the instances have ended.
  const child = spawn(nginx, ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(address).then(Boolean, () => false))) {
    if (hasEnded()) {
      const said = await readFile(path.join(folder, 'error.log'), 'utf8').catch(() => '')
      throw new Error(`nginx did not start: ${said}`)
    }
    await sleep(20)
  }
  return {
    address,
    async stop() {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
