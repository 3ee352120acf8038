import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPageFaults } from '../scripts/fuzz/judge-pages.ts'
import { readMarkup } from '../scripts/fuzz/markup.ts'
import { COMMON_NAMES, PAGE_ADDRESSES, type PageAddress } from '../scripts/fuzz/page-addresses.ts'
import { type PageRequest, requestsOfPage, rightRequest } from '../scripts/fuzz/page-requests.ts'

function homeOf([first]: readonly PageAddress[]): PageAddress {
  if (!first) throw new Error('no address is tried')
  return first
}
const HOME = homeOf(PAGE_ADDRESSES)
const request = { ...rightRequest(HOME, COMMON_NAMES), mark: 7 }
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' }
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="ru"><head><title>Каталог</title>${head}</head><body><h1>Станции для дома, дачи и гостиницы</h1>${body}</body></html>`

interface Said {
  status?: number
  text?: string
  headers?: Record<string, string>
  asked?: Partial<PageRequest>
  silence?: number
  size?: number
}

/** What is said of an answer to a request that is marked with 7. */
function judge({ status = 200, text = page(''), headers = {}, asked = {}, silence = 1, size = 9 }: Said) {
  const result = { status, text, headers: { ...HEADERS, ...headers }, size }
  return findPageFaults(
    { result, silence },
    { address: HOME, request: { ...request, ...asked }, isRight: false },
  ).join()
}
const ofType = (type: string) => ({ 'content-type': type })

describe('The judge of pages in a fuzz run', () => {
  test.each<[Said]>([
    [{}],
    [{ status: 404 }],
    [
      {
        text: page('<p title="&quot;&gt;&lt;svg/onload=fuzzmark7&gt;">&lt;svg/onload=fuzzmark7&gt;</p><br/>'),
      },
    ],
    [{ text: page('<script id="a" type="application/json">{"q":"\\u003csvg/onload=fuzzmark7>"}</script>') }],
    [{ text: page('<a href="/search?q=javascript%3Afuzzmark7">Поиск</a><!-- /fuzzmark7 -->') }],
    [
      {
        text: page('', '<link rel="canonical" href="http://fuzzmark7.example/"/>'),
        asked: { headers: { host: 'fuzzmark7.example' } },
      },
    ],
    [{ status: 301, text: '', headers: { location: '/catalog?q=%22%3E%3Csvg/onload=fuzzmark7%3E' } }],
    [{ status: 304, text: '' }],
    [{ status: 206, text: 'x', headers: { 'content-range': 'bytes 2-5/40' }, size: 4 }],
    [{ status: 400, text: '' }],
    [{ status: 404, text: '{"message":"Не найдено"}', headers: ofType('application/json') }],
    [{ status: 404, text: 'Файл не найден', headers: ofType('text/plain; charset=UTF-8') }],
    [{ text: '<svg xmlns="a"><title>а</title><path d="M0 0"/></svg>', headers: ofType('image/svg+xml') }],
    [{ text: '<?xml version="1.0"?><a><![CDATA[<b>]]></a>', headers: ofType('application/xml') }],
  ])('has nothing to say about %j', (said) => {
    expect(judge(said)).toBe('')
  })

  test.each<[Said, string]>([
    [{ status: 500 }, 'status 500'],
    [{ silence: 251 }, 'silence of 251 ms'],
    [{ status: 404, text: '' }, 'without a word'],
    [{ status: 404, text: page('ENOENT') }, 'an error of the system'],
    [{ text: page(`<p>${process.cwd()}</p>`) }, 'the folder of the shop'],
    [{ headers: { 'x-content-type-options': '' } }, 'x-content-type-options'],
    [{ headers: ofType('text/html') }, 'content type text/html'],
    [{ text: page('<p>"><svg/onload=fuzzmark7></p>') }, 'a < that opens nothing'],
    [{ text: page('<p><svg onload=fuzzmark7></svg></p>') }, 'became markup'],
    [{ text: page('<input value="" onfocus=fuzzmark7 autofocus="">') }, 'became markup'],
    [{ text: page('<fuzzmark7></fuzzmark7>') }, 'became markup'],
    [{ text: page('<script>fuzzmark7()</script>') }, 'code in the page'],
    [{ text: page('<script type="application/json">{"q":"</script><b>"}</b>') }, 'wrong JSON'],
    [{ text: page('<script src="//fuzzmark7.example/a.js"></script>') }, 'a script of another site'],
    [{ text: page('<a href="javascript:fuzzmark7">а</a>') }, 'a link made of what was sent'],
    [{ text: page('<a href="//fuzzmark7.example/">а</a>') }, 'a link made of what was sent'],
    [{ text: page('<p>fuzzmark8</p>') }, 'what another request has sent: fuzzmark8'],
    [{ text: page('<div>') }, 'where <div> is open'],
    [{ text: page('').replace('</html>', '') }, 'no whole document'],
    [{ text: page('').replace('Каталог', ' ') }, 'titles'],
    [{ text: page('').replace(/<h1>.*<\/h1>/, '') }, 'a blank page'],
    [{ status: 301, text: '', headers: { location: '//fuzzmark7.example' } }, 'leaves the site'],
    [{ status: 301, text: '', headers: { location: '/\\fuzzmark7.example' } }, 'leaves the site'],
    [{ status: 301, text: '', headers: { location: '/catalog?q="><svg' } }, 'leaves the site'],
    [{ headers: { 'set-cookie': 'fuzzmark7=1' } }, 'a header with what was sent'],
    [{ asked: { method: 'HEAD' } }, 'where none may be'],
    [{ status: 206, text: 'x', headers: { 'content-range': 'bytes 2-5/40' }, size: 5 }, 'as a part called'],
    [{ status: 404, text: 'Not found', headers: ofType('text/plain; charset=UTF-8') }, 'not Russian'],
    [{ text: '{"a":', headers: ofType('application/json') }, 'JSON that nobody can read'],
    [{ text: '<svg><script>1</script></svg>', headers: ofType('image/svg+xml') }, 'a script in XML'],
    [{ text: '<a><b></a>', headers: ofType('application/xml') }, 'where <b> is open'],
  ])('finds the fault in %j', (said, fault) => {
    expect(judge(said)).toContain(fault)
  })
})

test('markup is read as browsers read it', () => {
  const { tags, raw, titles, words, problems } = readMarkup(
    '<html><title>а &lt; б</title><p class="x > y" hidden>в<br>г</p><style>p > a {}</style><svg><title>д</title></svg></html>',
    'html',
  )
  expect(tags.find(({ name }) => name === 'p')?.attributes).toEqual([
    ['class', 'x > y'],
    ['hidden', ''],
  ])
  expect([raw.map(({ text }) => text), titles]).toEqual([['p > a {}'], ['а &lt; б']])
  expect([words.replace(/\s+/g, ''), problems]).toEqual(['вг', []])
})

test('what a fuzz run asks for is right now and then, marked with its own number, and can be sent', () => {
  const address = PAGE_ADDRESSES.find(({ path }) => path.startsWith('/product/')) ?? HOME
  const requests = fc.sample(requestsOfPage(address, COMMON_NAMES), { numRuns: 300, seed: 1 })
  const { path } = rightRequest(address, COMMON_NAMES)
  expect(requests.filter((one) => one.path.split('?')[0] === path).length).toBeGreaterThan(20)
  expect(requests.filter((one) => JSON.stringify(one).includes('fuzzmark')).length).toBeGreaterThan(150)
  const isWrong = ({ path: sent, mark, ...others }: PageRequest) =>
    /[^\x21-\xff]/.test(sent) ||
    (JSON.stringify([sent, others]).match(/fuzzmark\d*/g) ?? []).some((found) => found !== `fuzzmark${mark}`)
  expect(requests.filter(isWrong)).toEqual([])
})
