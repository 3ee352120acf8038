import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MeasuredServer, type Served, toServer } from './servers.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)

/** Starts nginx with one worker and the same bytes as files; null when it is not installed. */
export async function openNginx(folder: string, served: readonly Served[]): Promise<MeasuredServer | null> {
  if (NGINX === undefined) return null
  const root = path.join(folder, 'nginx')
  await mkdir(root)
  const port = await findPort()
  const locations = served.map(({ name, headers }) => {
    const { 'content-type': type = '', ...others } = headers
    const added = Object.entries(others).map(
      ([header, value]) => `add_header ${header} ${JSON.stringify(value)};`,
    )
    return `location = /${name} { types {} default_type ${JSON.stringify(type)}; ${added.join(' ')} }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${root}/${of};`,
  )
  const config = `daemon off; worker_processes 1; pid ${root}/pid; error_log stderr;
${process.getuid?.() === 0 ? `user ${os.userInfo().username};` : ''}
events { worker_connections 256; }
http { access_log off; etag off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
${temporary.join(' ')}
server { listen 127.0.0.1:${port}; root ${root}; ${locations.join('\n')} } }`
  await writeFile(path.join(root, 'nginx.conf'), config)
  for (const { name, body } of served) await writeFile(path.join(root, name), body)
  const child = spawn(NGINX, ['-p', root, '-c', path.join(root, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  while (
    child.exitCode === null &&
    !(await fetch(`${address}/${served[0]?.name}`).then(Boolean, () => false))
  )
    await sleep(20)
  return toServer(child, address)
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => resolve(typeof bound === 'object' ? (bound?.port ?? 0) : 0))
    })
  })
}
