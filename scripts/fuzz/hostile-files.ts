import { strToU8, zipSync } from 'fflate'
import { largePng } from '../../tests/support/large-picture.ts'
import { makeXlsx } from '../../tests/support/price-lists.ts'
import { deflatedZip, lyingZip } from '../../tests/support/zips.ts'

/** A file as a form carries it. */
export interface HostileFile {
  what: string
  name: string
  type: string
  bytes: Uint8Array
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const MB = 1024 * 1024
const WIDE = 60_000

const bytesOf = (text: string) => Buffer.from(text, 'latin1')
const picture = (what: string, bytes: Uint8Array, name = 'a.png', type = 'image/png'): HostileFile => ({
  what,
  name,
  type,
  bytes,
})
const table = (what: string, bytes: Uint8Array): HostileFile => ({ what, name: 'a.xlsx', type: XLSX, bytes })
const text = (what: string, content: string): HostileFile => ({
  what,
  name: 'a.csv',
  type: 'text/csv',
  bytes: Buffer.from(content),
})

const ENTITIES = Array.from(
  { length: 12 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
).join('')
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY l0 "ha">${ENTITIES}]><sst><si><t>&l12;</t></si></sst>`
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const SHEET = [
  {
    name: 'Лист',
    rows: [
      ['Модель', 'Цена'],
      ['Топас 5', 100],
    ],
  },
]
const withPart = (part: string, content: string) => makeXlsx(SHEET, { [part]: strToU8(content) })

/** A JPEG that says it is 65 535 points wide and high. */
const HUGE_JPEG = Buffer.concat([
  bytesOf('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00'),
  bytesOf('\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01\xff\xd9'),
])

/** Files of every kind that a form may bring, each made once. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  picture('nothing', Buffer.alloc(0)),
  picture('a small picture', largePng(30, 20)),
  picture('a bomb of points', largePng(WIDE, 5000)),
  picture('half a picture', largePng(3000, 2000).subarray(0, 60)),
  picture('a picture without its end', largePng(300, 200).subarray(0, -20)),
  picture('a JPEG of 4 gigapixels', HUGE_JPEG, 'a.jpg', 'image/jpeg'),
  picture(
    'a JPEG of zeros',
    Buffer.concat([bytesOf('\xff\xd8\xff\xe0'), Buffer.alloc(MB)]),
    'a.jpg',
    'image/jpeg',
  ),
  picture(
    'a GIF of 65 535 points',
    bytesOf('GIF89a\xff\xff\xff\xff\xf0\x00\x00\x00\x00\x00;'),
    'a.gif',
    'image/gif',
  ),
  picture('a script in a drawing', bytesOf(SVG), 'a.svg', 'image/svg+xml'),
  picture('a drawing called a picture', bytesOf(LAUGHS)),
  picture('a WebP without content', bytesOf('RIFF\xff\xff\xff\xffWEBPVP8X'), 'a.webp', 'image/webp'),
  picture(
    'a HEIC without content',
    bytesOf('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'),
    'a.heic',
    'image/heic',
  ),
  picture('a name that leaves its folder', largePng(10, 10), '../../etc/passwd\u202egpj.png'),
  picture('a long name', largePng(10, 10), `${'а'.repeat(400)}.png`),
  { what: 'half a PDF', name: 'a.pdf', type: 'application/pdf', bytes: bytesOf('%PDF-1.7\n1 0 obj<<') },
  {
    what: 'a ZIP of zeros',
    name: 'a.zip',
    type: 'application/zip',
    bytes: deflatedZip(Buffer.alloc(60 * MB)),
  },
  { what: 'a ZIP that lies', name: 'a.zip', type: 'application/zip', bytes: lyingZip(Buffer.alloc(10 * MB)) },
  table('a price list', makeXlsx(SHEET)),
  table('a table that is no ZIP', bytesOf('PK\x03\x04 and no more')),
  table('a ZIP that is no table', deflatedZip(Buffer.alloc(MB))),
  table('half a table', makeXlsx(SHEET).subarray(0, 300)),
  table('a table with entities in entities', withPart('xl/sharedStrings.xml', LAUGHS)),
  table('a sheet of wrong XML', withPart('xl/worksheets/sheet1.xml', '<worksheet><sheetData><row><c r="A1"')),
  table('a sheet of tags in tags', withPart('xl/worksheets/sheet1.xml', '<a>'.repeat(100_000))),
  table(
    'a cell far away',
    withPart(
      'xl/worksheets/sheet1.xml',
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
    ),
  ),
  table(
    'a cell of no address',
    withPart(
      'xl/worksheets/sheet1.xml',
      '<worksheet><sheetData><row r="-1"><c r="__proto__"><v>1e999</v></c></row></sheetData></worksheet>',
    ),
  ),
  table('a sheet of spaces', withPart('xl/worksheets/sheet1.xml', ' '.repeat(40 * MB))),
  table('a book without its parts', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })),
  text('an endless quote', `a,b\n"${'x'.repeat(300_000)}`),
  text('a line of commas', ','.repeat(300_000)),
  text('NUL and surrogates', 'Модель;Цена\nа\u0000б;\ud800\n'),
  text('lines without end', '\r'.repeat(300_000)),
  text('addresses', 'from,to\n/a,/b\n/b,/a\n//,javascript:alert(1)\n'),
]
