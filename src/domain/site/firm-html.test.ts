import { expect, test } from 'vitest'
import chrome from '../../../content/pages/chrome.json' with { type: 'json' }
import { fillFirmHtml } from './firm-html.ts'

test('the firm’s words are words in HTML too, whatever they are, and are filled in once', () => {
  const firm = { ...chrome.firm, region: '<img src="x" onerror=alert(1)> & {founded}', founded: '**2016**' }
  expect(fillFirmHtml('<p title="{region}">С {founded} в {region}, {other}</p>', firm)).toBe(
    '<p title="&lt;img src=&quot;x&quot; onerror=alert(1)&gt; &amp; {founded}">С **2016** в &lt;img src=&quot;x&quot; onerror=alert(1)&gt; &amp; {founded}, {other}</p>',
  )
})
