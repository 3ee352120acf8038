import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownTree } from './markdown-tree.tsx'

const draw = (text: string, context: 'article' | 'answer' = 'article') =>
  renderToStaticMarkup(<MarkdownTree text={text} context={context} />)

test('headings carry anchors that can be read aloud, and equal ones are told apart', () => {
  expect(draw('## Чего *не* делать\n\n## Чего не делать\n\n### !!!')).toBe(
    '<h2 id="chego-ne-delat">Чего <em>не</em> делать</h2>\n<h2 id="chego-ne-delat-2">Чего не делать</h2>\n<h3 id="razdel">!!!</h3>',
  )
})

test('a page keeps its one title, and a question stays above its answer', () => {
  expect(draw('# Труба')).toBe('<h2 id="truba">Труба</h2>')
  expect(draw('# Труба\n\n## Уклон', 'answer')).toBe('<h3>Труба</h3>\n<h3>Уклон</h3>')
})

test('numbers stay with their units, in tables and headings too, but not in code', () => {
  const html = draw('## Труба 80 см\n\nСлужит 10 лет — и **1 м³/сут**, `5 м`.\n\n| 35 000 ₽ |\n|---|')
  expect(html.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toMatch(
    /<h2 id="truba-80-sm">Труба 80_см<\/h2>\n<p>Служит 10_лет_— и <strong>1_м³\/\|сут<\/strong>, <code>5 м<\/code>.*<th>35 000_₽/s,
  )
})

test('a table scrolls on its own', () => {
  const html = draw('| Что | Когда |\n|---|--:|\n| ил | весной |')
  expect(html).toContain('<figure class="scroll-x" aria-label="Таблица" tabindex="0"><table>')
  expect(html).toContain('<td style="text-align:right">весной</td>')
})

test('a picture alone is a lazy figure with a caption', () => {
  expect(draw('![Разрез](/assets/a.png "Труба выше границы промерзания")')).toBe(
    '<figure><img src="/assets/a.png" title="Труба выше границы промерзания" alt="Разрез" loading="lazy" decoding="async"/>' +
      '<figcaption>Труба выше границы промерзания</figcaption></figure>',
  )
})

test.each(['что на картинке', 'Что на картинке ', ''])(
  'a picture that is described as %j has no description',
  (words) => {
    const alts = { '/assets/b.png': 'Станция в разрезе' }
    const html = renderToStaticMarkup(
      <MarkdownTree
        text={`![${words}](/assets/a.png) ![${words}](/assets/b.png)`}
        context="article"
        alts={alts}
      />,
    )
    expect(draw(`![${words}](/assets/a.png)`)).toContain('alt=""')
    expect(html).toMatch(/a\.png" alt="".*b\.png" alt="Станция в разрезе"/)
  },
)

test('only links to other sites open beside ours', () => {
  expect(draw('[каталог](/catalog)')).toContain('<a href="/catalog">каталог</a>')
  expect(draw('[ГОСТ](https://example.org)')).toContain(
    '<a href="https://example.org" target="_blank" rel="noopener">ГОСТ</a>',
  )
  expect(draw('[позвонить](tel:+74950000000)')).toContain('href="tel:+74950000000"')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[нажмите](javascript:alert(1))',
  '[нажмите](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://example.org"></iframe>',
  '[x](&#106;avascript:alert(1))',
  '<svg/onload=alert(1)>',
])('%s runs nothing', (text) => {
  expect(draw(text)).not.toMatch(/<(?:script|iframe|svg)|<[^>]*\son\w+=|="\s*(?:javascript|data):/i)
})

test('lists of tasks and notes speak Russian', () => {
  const html = draw('- [x] песок\n- [ ] кабель\n\nТекст[^1]\n\n[^1]: Примечание')
  expect(html).toMatch(/<input type="checkbox" disabled="" aria-label="Сделано" checked=""\/>/)
  expect(html).toContain('aria-label="Не сделано"')
  expect(html).toContain('Примечания')
  const [, target] = /href="#([^"]+)" [^>]*data-footnote-ref/.exec(html) ?? []
  expect(html).toContain(`<li id="${target}">`)
})
