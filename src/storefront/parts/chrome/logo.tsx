import { usePageTexts } from '../../use-page-texts.ts'
import mark from './mark.svg?no-inline'

/** Logo with the site's name, links to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href="/">
      <img src={mark} alt="" width={44} height={44} />
      <span>
        {name}
        <small>{usePageTexts('chrome').header.logo}</small>
      </span>
    </a>
  )
}
