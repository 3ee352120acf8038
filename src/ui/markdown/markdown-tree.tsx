import type { Nodes } from 'hast'
import type { ComponentProps } from 'react'
import ReactMarkdown, {
  type Components,
  defaultUrlTransform,
  type ExtraProps,
  type Options,
} from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { isPictureCaption } from '../../lib/pictures/picture-caption.ts'
import { findMarkdownProblem } from '../../lib/text/markdown-limits.ts'
import { tieUnits } from '../../lib/text/tie-units.ts'
import { headingIds } from './heading-ids.ts'
import { holdTexts } from './hold-texts.ts'
import type { MarkdownProps } from './markdown-props.ts'

const schema: typeof defaultSchema = {
  ...defaultSchema,
  // No additional prefix: footnotes have one, and ids of authors are removed.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
}

const footnoteLabels: Options['remarkRehypeOptions'] = {
  footnoteLabel: 'Примечания',
  footnoteBackLabel: 'Вернуться к тексту',
}

const toUrl = (url: string): string => (url.startsWith('tel:') ? url : defaultUrlTransform(url))

/** Shifts headings: the page's title is the first level. */
const inArticle: Components = {
  a: ({ node: _, ...link }) => <a {...link} {...awayFrom(link.href)} />,
  img: ({ node: _, ...image }) => <TextPicture {...image} />,
  input: ({ node: _, ...box }) => <input {...box} aria-label={box.checked ? 'Сделано' : 'Не сделано'} />,
  p: Paragraph,
  table: ScrollingTable,
  h1: ({ node: _, children, ...rest }) => <h2 {...rest}>{children}</h2>,
}

/** Shifts headings: the question above is the second level. */
const inAnswer: Components = {
  ...inArticle,
  h1: ({ node: _, children }) => <h3>{children}</h3>,
  h2: ({ node: _, children }) => <h3>{children}</h3>,
}

/**
 * Renders Markdown; texts beyond the limits of `findMarkdownProblem` as plain paragraphs. Large: imported only by
 * `Markdown` and the server's renderer.
 */
export function MarkdownTree({ text, context, alts, isEdited = false }: MarkdownProps) {
  if (findMarkdownProblem(text) !== null) return <PlainParagraphs text={text} />
  return (
    <ReactMarkdown
      skipHtml
      remarkPlugins={[remarkGfm]}
      remarkRehypeOptions={footnoteLabels}
      rehypePlugins={[
        [rehypeSanitize, schema],
        ...(context === 'article' ? [headingIds] : []),
        tieText,
        ...(isEdited ? [holdTexts] : []),
      ]}
      components={describePictures(context === 'article' ? inArticle : inAnswer, alts)}
      urlTransform={toUrl}
    >
      {text}
    </ReactMarkdown>
  )
}

/** The same with alternative texts for pictures that have none in the text. */
function describePictures(components: Components, alts: MarkdownProps['alts']): Components {
  if (!alts) return components
  return {
    ...components,
    img: ({ node: _, ...image }) => (
      <TextPicture {...image} alt={toDescription(image.alt) || alts[image.src ?? '']} />
    ),
  }
}

function TextPicture({ alt, ...image }: ComponentProps<'img'>) {
  return <img {...image} alt={toDescription(alt)} loading="lazy" decoding="async" />
}

/** The editor's words in place of a description are none. */
const toDescription = (alt = '') => (isPictureCaption(alt) ? '' : alt)

/** Unformatted text by paragraphs. */
function PlainParagraphs({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and a changed text is rendered anew
  return text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>)
}

/** Attributes of links to other sites: new tab, without `opener`. */
function awayFrom(href: string | undefined) {
  return /^(?:https?:)?\/\//i.test(href ?? '') ? ({ target: '_blank', rel: 'noopener' } as const) : {}
}

/** A table that scrolls horizontally, also by keyboard. */
function ScrollingTable({ node: _, ...table }: ComponentProps<'table'> & ExtraProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <figure className="scroll-x" aria-label="Таблица" tabIndex={0}>
      <table {...table} />
    </figure>
  )
}

/** Rehype plugin: applies `tieUnits` to all text but code. Runs after `headingIds`, which needs the original text. */
function tieText() {
  return (tree: Nodes): void => tieNode(tree)
}

function tieNode(node: Nodes): void {
  if (node.type === 'text') node.value = tieUnits(node.value)
  else if ('children' in node && !(node.type === 'element' && node.tagName === 'code')) {
    for (const child of node.children) tieNode(child)
  }
}

/** Renders a paragraph with only a picture as a figure, with the picture's title as caption. */
function Paragraph({ node, children }: ComponentProps<'p'> & ExtraProps) {
  const [only, ...more] = node?.children ?? []
  if (only?.type !== 'element' || only.tagName !== 'img' || more.length > 0) return <p>{children}</p>
  const { title } = only.properties
  return (
    <figure>
      {children}
      {typeof title === 'string' && <figcaption>{title}</figcaption>}
    </figure>
  )
}
