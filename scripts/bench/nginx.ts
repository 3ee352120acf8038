import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPorts } from '../cluster/free-ports.ts'
import { findNginx } from '../ensure-nginx.mjs'
import { type MeasuredServer, type Served, toServer } from './servers.ts'

const NGINX = findNginx()

/** Starts nginx with one worker and the same bytes as files; null when it is not installed. */
export async function openNginx(folder: string, served: readonly Served[]): Promise<MeasuredServer | null> {
  if (NGINX === null) return null
  const root = path.join(folder, 'nginx')
  await mkdir(root)
  const [port = 0] = await findPorts(1)
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
