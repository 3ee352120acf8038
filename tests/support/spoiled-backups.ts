import { gunzipSync } from 'node:zlib'
import {
  type Change,
  edited,
  evil,
  files,
  first,
  flipped,
  packed,
  readParts,
  resealed,
  sequences,
  tables,
  told,
  without,
  writeParts,
} from './backup-parts.ts'

/** Backups whose parts are wrong, with the beginning of what is said of them. */
const CHANGES: readonly [what: string, says: string, change: Change][] = [
  ['a table with one bit changed', 'Копия повреждена', edited(/products\.copy$/, flipped)],
  [
    'a table with a line less',
    'Копия повреждена',
    edited(/site_settings\.copy$/, (bytes) => bytes.subarray(1)),
  ],
  ['a picture with one bit changed', 'Копия повреждена', edited(/^uploads/, flipped)],
  ['an empty photo', 'Копия повреждена', edited(/^attachments/, () => Buffer.alloc(0))],
  ['a manifest with one bit changed', 'Копия повреждена', edited(/manifest\.json$/, flipped)],
  ['another seal', 'Копия повреждена', edited(/sha256$/, flipped)],
  ['no table of requests', 'Копия повреждена', without(/inquiries\.copy$/)],
  ['a picture missing', 'Копия повреждена', without(/^uploads.*0001/)],
  ['no manifest', 'Копия неполная', without(/manifest\.json$/)],
  ['no seal', 'Копия неполная', without(/sha256$/)],
  ['a strange file', 'Копия повреждена', first(evil('readme.txt'))],
  ['a table nobody knows', 'Копия повреждена', first(evil('tables/evil.copy'))],
  ['a picture nobody knows', 'Копия повреждена', first(evil('uploads/evil.jpg'))],
  ['a part twice', 'Копия повреждена', (parts) => [...parts.slice(0, 1), ...parts]],
  ['a part after the end', 'Копия повреждена', (parts) => [...parts, evil('uploads/evil.jpg')]],
  ['a way out of the folder', 'Копия повреждена', first(evil('uploads/../../evil.jpg'))],
  ['an absolute path', 'Копия повреждена', first(evil('/tmp/shop-backup-evil.jpg'))],
  [
    'a link',
    'Копия повреждена',
    first({ name: 'uploads/evil.jpg', bytes: Buffer.alloc(0), type: 'symlink', linkname: '/etc/passwd' }),
  ],
  ['a manifest of something else', 'Копия повреждена', told(() => ({ hello: 'world' }))],
  ['a manifest without its tables', 'Копия повреждена', told((all) => ({ ...all, tables: [] }))],
  ['a newer format', 'Копия сделана более новой', told((all) => ({ ...all, format: 99, tables: 'other' }))],
  ['a newer program', 'Копия сделана более новой', told((all) => ({ ...all, program: '99.0.0' }))],
  [
    'a newer migration',
    'Копия сделана более новой',
    told((all) => ({ ...all, migrations: [{ createdAt: 4_000_000_000_000, hash: 'x' }] })),
  ],
  [
    'migrations of another program',
    'Копия от другой программы',
    told((all) => ({ ...all, migrations: [{ createdAt: 5, hash: 'x' }] })),
  ],
  ['other columns', 'Таблицы в копии не те', told((all) => ({ ...all, fingerprint: 'a'.repeat(64) }))],
  [
    'a migration with another text',
    'Копия от другой программы',
    told((all) => ({
      ...all,
      migrations: Array.isArray(all.migrations) ? all.migrations.map((one) => ({ ...one, hash: 'x' })) : [],
    })),
  ],
  [
    'a table told twice',
    'Копия повреждена',
    told((all) => ({ ...all, tables: [...tables(all), ...tables(all).slice(0, 1)] })),
  ],
  [
    'a picture told twice',
    'Копия повреждена',
    told((all) => ({ ...all, files: [...files(all), ...files(all).slice(0, 1)] })),
  ],
  [
    'a table neither told nor there',
    'Копия повреждена',
    (parts) =>
      without(/inquiries\.copy$/)(
        told((all) => ({ ...all, tables: tables(all).filter(({ name }) => name !== 'inquiries') }))(parts),
      ),
  ],
  [
    'a column not told',
    'Копия повреждена',
    told((all) => ({
      ...all,
      tables: tables(all).map((one) => ({
        ...one,
        columns: Array.isArray(one.columns) ? one.columns.slice(1) : [],
      })),
    })),
  ],
  [
    'a sequence not told',
    'Копия повреждена',
    told((all) => ({ ...all, sequences: sequences(all).slice(1) })),
  ],
  [
    'sequences behind the rows',
    'Копия повреждена',
    told((all) => ({
      ...all,
      sequences: sequences(all).map((one) => ({ ...one, last: '1', isCalled: false })),
    })),
  ],
  [
    'sequences beyond all numbers',
    'Копия повреждена',
    told((all) => ({ ...all, sequences: sequences(all).map((one) => ({ ...one, last: '9'.repeat(30) })) })),
  ],
  [
    'a row that its table does not take',
    'Копия повреждена',
    resealed(/site_settings\.copy$/, (bytes) => Buffer.concat([bytes, bytes])),
  ],
  ['no rows but noise', 'Копия повреждена', resealed(/site_settings\.copy$/, () => Buffer.from('noise\n'))],
  ['a name too long', 'Копия повреждена', first(evil(`uploads/${'я'.repeat(200)}.jpg`))],
  [
    'a row more than there is',
    'Копия повреждена',
    told((all) => ({ ...all, tables: tables(all).map((one) => ({ ...one, rows: Number(one.rows) + 1 })) })),
  ],
]

/** The archive with another size in the header of its first entry. */
function withSize(tar: Buffer, size: number): Buffer {
  const changed = Buffer.from(tar)
  const SIZE = 124
  const CHECKSUM = 148
  changed.fill(0, SIZE, SIZE + 12)
  // Sizes beyond eleven octal digits are written in binary.
  changed[SIZE] = 0x80
  changed.writeBigUInt64BE(BigInt(size), SIZE + 4)
  changed.fill(' ', CHECKSUM, CHECKSUM + 8)
  const sum = changed.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM, 'latin1')
  return changed
}

/** Every way to spoil a backup: name, the beginning of the answer, the bytes of the file. */
export async function spoil(file: Buffer): Promise<[what: string, says: string, bytes: Buffer][]> {
  const parts = await readParts(file)
  const half = file.subarray(0, file.length / 2)
  const whole: [string, string, Buffer][] = [
    ['nothing at all', 'Копия неполная', Buffer.alloc(0)],
    ['half of it', 'Копия неполная', half],
    ['all but the last byte', 'Копия неполная', file.subarray(0, -1)],
    ['something that is no archive', 'Копия повреждена', Buffer.from('just a text, and no backup at all')],
    ['an archive of nothing', 'Копия неполная', packed(Buffer.alloc(1024))],
    ['noise, packed', 'Копия повреждена', packed(Buffer.alloc(4096, 'noise'))],
    [
      'a hole in the middle',
      'Копия',
      Buffer.concat([half, Buffer.alloc(512), file.subarray(half.length + 512)]),
    ],
    ['bytes after the end', 'Копия повреждена', Buffer.concat([file, Buffer.alloc(700)])],
    [
      'empty blocks before the first part',
      'Копия повреждена',
      packed(Buffer.concat([Buffer.alloc(1024), gunzipSync(file)])),
    ],
    ['words before the first part', 'Копия', packed(Buffer.concat([Buffer.from('words'), gunzipSync(file)]))],
    ['words after the end', 'Копия', packed(Buffer.concat([gunzipSync(file), Buffer.from('words')]))],
    [
      'empty blocks after the end',
      'Копия повреждена',
      packed(Buffer.concat([gunzipSync(file), Buffer.alloc(1024)])),
    ],
    ['a first part without end', 'На диске не хватит места', packed(withSize(gunzipSync(file), 2 ** 50))],
    [
      'a manifest of 65 MB',
      'Копия повреждена: опись слишком велика',
      packed(withSize(gunzipSync(await writeParts([evil('manifest.json'), ...parts])), 65 * 2 ** 20)),
    ],
    ['the end is missing in the archive', 'Копия неполная', packed(gunzipSync(file).subarray(0, -3000))],
  ]
  for (const [what, says, change] of CHANGES) whole.push([what, says, await writeParts(change(parts))])
  return whole
}
