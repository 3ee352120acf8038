import { Icon } from '../../ui/icon.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** Button between the light and the dark theme. */
export function ThemeSwitch() {
  const dark = useTheme() === 'dark'
  const label = dark ? 'Светлое оформление' : 'Тёмное оформление'
  return (
    <button
      type="button"
      className="ico"
      title={label}
      aria-label={label}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon name="moon" />
    </button>
  )
}
