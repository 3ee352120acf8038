import { IconButton } from '../../ui/icon-button.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** Button between the light and the dark theme. */
export function ThemeSwitch() {
  const dark = useTheme() === 'dark'
  const label = dark ? 'Светлое оформление' : 'Тёмное оформление'
  return (
    <IconButton
      icon="moon"
      title={label}
      aria-label={label}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}
