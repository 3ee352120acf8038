import { useEffect } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { allowAtPress, type SoundState, setSound, useSound } from './sound.ts'

const TITLES: Readonly<Record<SoundState, string>> = {
  on: 'Звук новых запросов включён',
  waiting: 'Звук новых запросов включён; браузер разрешит его, когда вы нажмёте что-нибудь на странице',
  off: 'Звук новых запросов выключен',
}

/** Loudspeaker: mutes the sound of new inquiries. It shows what is chosen, also while the browser is still silent. */
export function SoundSwitch() {
  const sound = useSound()
  const isOn = sound !== 'off'
  useEffect(allowAtPress, [])
  return (
    <IconButton
      icon={isOn ? 'sound' : 'sound-off'}
      variant={sound === 'waiting' ? 'quiet' : 'line'}
      title={TITLES[sound]}
      aria-label="Звук новых запросов"
      aria-pressed={isOn}
      onClick={() => setSound(!isOn)}
    />
  )
}
