import { homeBlocks } from '../../../contract/pages/home-blocks.ts'
import { listMarkdown } from '../../../contract/pages/markdown-texts.ts'
import type { PageTexts, ShownTexts } from '../../../contract/pages/pages.ts'
import { hasMarks } from '../../../lib/text/has-marks.ts'
import { toTextParts } from '../../../lib/text/linked-text.ts'

/** The HTML of a text in Markdown, as all pages show it: without what could harm. */
export type RenderMarkdown = (text: string) => Promise<string>

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    renderMarkdown: RenderMarkdown
  }
}

/**
 * The texts of a page as visitors read them: those of the home page with the HTML of what is more than words, since its scripts have
 * no room for the renderer. The firm's words are not filled in yet, in the HTML as in the texts: what staff write in them is no mark.
 */
export async function toShown(texts: PageTexts, renderMarkdown: RenderMarkdown): Promise<ShownTexts> {
  if (texts.key !== 'home') return texts
  const marked = listMarkdown(homeBlocks, texts.blocks).filter(([, text]) => isMoreThanWords(text))
  if (marked.length === 0) return texts
  const html = await Promise.all(
    marked.map(async ([place, text]) => [place, withInserts(await renderMarkdown(text))] as const),
  )
  return { ...texts, html: Object.fromEntries(html) }
}

const isMoreThanWords = (text: string) => hasMarks(text) || toTextParts(text).length > 1

/** An address, too, may have the firm's words: the renderer has encoded their braces. */
const withInserts = (html: string) => html.replaceAll(/%7B(\w+)%7D/g, '{$1}')
