import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findPorts } from '../scripts/cluster/free-ports.ts'
import { formatHttp } from '../scripts/cluster/proxy.ts'
import { findNginx } from '../scripts/ensure-nginx.mjs'
import { root } from './support/files.ts'

const read = (file: string) => readFileSync(path.join(root, 'docs/operations', file), 'utf8')
const [, proxy = ''] = /```nginx\n([\s\S]+?)\n```/.exec(read('proxy.md')) ?? []

const FILES = {
  'proxy.md': proxy,
  'cluster.conf': read('cluster.conf'),
  'container/nginx.conf': read('container/nginx.conf'),
}
const all = Object.entries(FILES)

describe('nginx as docs/operations sets it up', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-nginx-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(all)(
    'in %s gives the shop the id of each request, and no location takes it away',
    (_name, site) => {
      const lines = site.split('\n')
      expect(lines.filter((line) => line.includes('X-Request-Id'))).toEqual([
        '  proxy_set_header X-Request-Id $request_id;',
      ])
      // A location with a header of its own would have none of the server's.
      expect(lines.filter((line) => /^ {3,}proxy_set_header/.test(line))).toEqual([])
    },
  )

  test.each(all.filter(([, site]) => site.includes('access_log')))(
    'in %s logs that id in each line',
    (_name, site) => {
      const formats = [...site.matchAll(/^log_format (\w+) '(.+)';$/gm)]
      expect(formats.map(([, name]) => name)).toEqual(['shop'])
      expect(formats[0]?.[2]).toMatch(/ \$request_id$/)
      const logs = [...site.matchAll(/access_log \S+ (\w+);/g)].map(([, name]) => name)
      expect(logs).toEqual(['shop', 'shop'])
    },
  )

  const nginx = findNginx()
  test.skipIf(nginx === null).each(['proxy.md', 'cluster.conf'] as const)(
    'in %s is what nginx takes',
    async (name) => {
      const [plain, secure] = await findPorts(2)
      // Without a certificate, and at ports that anybody may open: a try opens them too.
      const tried = FILES[name]
        .replaceAll(/^ *ssl_certificate(?:_key)? .*$/gm, '')
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure};`)
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replaceAll('/var/log/nginx/', `${folder}/`)
      const file = path.join(folder, 'nginx.conf')
      writeFileSync(file, `pid ${folder}/pid;\nevents {}\n${formatHttp(folder, tried)}\n`)
      const options = ['-t', '-p', folder, '-c', file, '-e', `${folder}/error.log`]
      const { stderr } = spawnSync(nginx ?? '', options, { encoding: 'utf8' })
      expect(stderr).toContain('test is successful')
    },
  )
})
