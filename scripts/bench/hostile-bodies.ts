const KB = 1024
const MB = 1024 * KB

/** A body that costs a server much more than its sender. */
export interface HostileBody {
  what: string
  type: string
  /** The start of the body, and what is repeated until so many bytes are there. */
  start?: string
  repeated: string
  /** What comes behind that: without it JSON is never whole, and its fields are not looked at. */
  end?: string
  bytes: number
  /** Status of the answer. */
  status: number
}

const JSON_TYPE = 'application/json'
const PAIRS = 'application/x-www-form-urlencoded'
const FORM = 'multipart/form-data; boundary=x'
const CART = '{"name":"Ирина","phone":"+7 926 123-45-67","items":['
const LEAD = '{"name":"Ирина","phone":"+7 926 123-45-67"'
const SUM = `${LEAD},"message":"Общая сумма: 1 ₽\\nи ещё 5 позиций:`
/** Marks above a letter, before which those below it belong. */
const ABOVE = '\u0301'.repeat(90 * KB)
const EMPTY_FIELD = '--x\r\nContent-Disposition: form-data; name=""\r\n\r\n\r\n'
const EMPTY_FILE = '--x\r\nContent-Disposition: form-data; name="files"; filename=""\r\n\r\n\r\n'
const PHOTO = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n'

/** Sent as contact inquiries, by anybody. */
export const HOSTILE_REQUESTS: readonly HostileBody[] = [
  { what: 'a megabyte', type: JSON_TYPE, start: CART, repeated: '{},', bytes: 950 * KB, status: 413 },
  {
    what: 'wrong lines of a cart',
    type: JSON_TYPE,
    start: CART,
    repeated: '{},',
    bytes: 360 * KB,
    status: 400,
  },
  { what: 'brackets', type: JSON_TYPE, repeated: '[', bytes: 360 * KB, status: 400 },
  { what: 'objects in objects', type: JSON_TYPE, repeated: '{"a":', bytes: 360 * KB, status: 400 },
  {
    what: 'a list that is no cart',
    type: JSON_TYPE,
    start: '[',
    repeated: '{},',
    bytes: 360 * KB,
    status: 400,
  },
  { what: 'pairs', type: PAIRS, repeated: 'a=&', bytes: 40 * KB, status: 400 },
  { what: 'many pairs', type: PAIRS, repeated: 'a=&', bytes: 360 * KB, status: 413 },
  { what: 'pairs of a list', type: PAIRS, repeated: 'items[]=1&', bytes: 360 * KB, status: 413 },
  { what: 'a long name', type: PAIRS, repeated: 'a', bytes: 360 * KB, status: 413 },
  { what: 'empty fields', type: FORM, repeated: EMPTY_FIELD, bytes: 360 * KB, status: 413 },
  { what: 'empty files', type: FORM, repeated: EMPTY_FILE, bytes: 360 * KB, status: 413 },
  {
    what: 'spaces for a sum',
    type: JSON_TYPE,
    start: SUM,
    repeated: ' ',
    end: '1"}',
    bytes: 360 * KB,
    status: 201,
  },
  {
    what: 'digits for a sum',
    type: JSON_TYPE,
    start: SUM,
    repeated: '1',
    end: ' "}',
    bytes: 360 * KB,
    status: 201,
  },
  {
    what: 'sums',
    type: JSON_TYPE,
    start: SUM,
    repeated: '1 1 1 1 1 ₽\\n',
    end: '"}',
    bytes: 360 * KB,
    status: 201,
  },
  {
    what: 'a list under a long name',
    type: JSON_TYPE,
    start: `{"${'p'.repeat(180 * KB)}":[`,
    repeated: '0,',
    end: '0]}',
    bytes: 360 * KB,
    status: 400,
  },
  {
    what: 'marks of one letter',
    type: JSON_TYPE,
    start: `${LEAD},"message":"а${ABOVE}`,
    repeated: '\u0323',
    end: '"}',
    bytes: 360 * KB,
    status: 400,
  },
  {
    what: 'marks of a name',
    type: JSON_TYPE,
    start: `{"а${ABOVE}`,
    repeated: '\u0323',
    end: '":1}',
    bytes: 360 * KB,
    status: 400,
  },
  {
    what: 'marks of a mail address',
    type: JSON_TYPE,
    start: `${LEAD},"email":"a${ABOVE}`,
    repeated: '\uff9e',
    end: '@b.ru"}',
    bytes: 360 * KB,
    status: 400,
  },
  { what: 'another kind of text', type: 'application/xml', repeated: '<a>', bytes: 360 * KB, status: 400 },
]

/** Sent to one's own inquiry, with its secret. */
export const HOSTILE_ADDITIONS: readonly HostileBody[] = [
  { what: 'a million empty fields', type: FORM, repeated: EMPTY_FIELD, bytes: 49 * MB, status: 400 },
  { what: 'a million empty files', type: FORM, repeated: EMPTY_FILE, bytes: 49 * MB, status: 400 },
  { what: 'parts without headers', type: FORM, repeated: '--x\r\n\r\n\r\n', bytes: 49 * MB, status: 400 },
  { what: 'pairs', type: PAIRS, repeated: 'a=&', bytes: 20 * MB, status: 415 },
  {
    what: 'wrong files in JSON',
    type: JSON_TYPE,
    start: '{"files":[',
    repeated: '{},',
    bytes: 12 * MB,
    status: 413,
  },
  { what: 'brackets', type: JSON_TYPE, repeated: '[', bytes: 10 * MB, status: 413 },
  { what: 'text', type: 'text/plain', repeated: 'a', bytes: 20 * MB, status: 415 },
  {
    what: 'marks of one letter in words',
    type: JSON_TYPE,
    start: `{"comment":"а${ABOVE.slice(0, 15 * KB)}`,
    repeated: '\u0323',
    end: '"}',
    bytes: 60_000,
    status: 400,
  },
  {
    what: 'marks in a form with photos',
    type: FORM,
    start: `--x\r\nContent-Disposition: form-data; name="comment"\r\n\r\nа${ABOVE}`,
    repeated: '\u0323',
    end: '\r\n--x--\r\n',
    bytes: 49 * MB,
    status: 400,
  },
  {
    what: 'more than five photos may have',
    type: FORM,
    start: PHOTO,
    repeated: 'a',
    bytes: 70 * MB,
    status: 413,
  },
]

/** Bytes of a piece: as many as a connection may bring at once. */
const PIECE = 16 * KB

/** The body in pieces, and how many bytes of it were taken. */
export function streamHostile({ start = '', repeated, end = '', bytes }: HostileBody) {
  const piece = Buffer.from(repeated.repeat(Math.ceil(PIECE / repeated.length)))
  const sent = { taken: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = sent.taken === 0 && start !== '' ? Buffer.from(start) : piece
        sent.taken += next.length
        controller.enqueue(next)
        if (sent.taken < bytes) return
        if (end !== '') controller.enqueue(Buffer.from(end))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, sent }
}
