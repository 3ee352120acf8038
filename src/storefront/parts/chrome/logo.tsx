import { usePageTexts } from '../../use-page-texts.ts'
import { useSettings } from '../../use-settings.ts'
import mark from './mark.svg?no-inline'

/** Logo with the site's name, links to the home page. */
export function Logo({ name }: { name: string }) {
  const { logoPicture: own } = useSettings()
  return (
    <a className="logo" href="/">
      <img
        className={own && 'logo__own'}
        src={own?.src ?? mark}
        alt=""
        width={own?.width ?? 44}
        height={44}
      />
      {/* A wide picture has the name in it. */}
      <span className={own && own.width > 66 ? 'vh' : undefined}>
        {name}
        <small>{usePageTexts('chrome').header.logo}</small>
      </span>
    </a>
  )
}
