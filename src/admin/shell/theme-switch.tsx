import { IconButton } from '../../ui/icon-button.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** Toggle between light and dark theme. */
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
