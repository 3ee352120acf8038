import { fillFirmHtml } from '../../../domain/site/firm-html.ts'
import { usePageTexts } from '../../use-page-texts.ts'

/**
 * Prose of the home page: words, or the HTML that the server has made of what is more than that, so that the page needs no renderer.
 * Nothing without a text.
 */
export function Prose({ at, text, className }: ProseProps) {
  const html = usePageTexts('home').html?.[at]
  const { firm } = usePageTexts('chrome')
  if (!text) return null
  if (!html) return <p className={className}>{text}</p>
  const classes = className ? `prose ${className}` : 'prose'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the renderer of Markdown, which drops what is dangerous
  return <div className={classes} dangerouslySetInnerHTML={{ __html: fillFirmHtml(html, firm) }} />
}

interface ProseProps {
  /** Its place among the texts, by which the server names its HTML. */
  at: string
  text: string
  className?: string
}
