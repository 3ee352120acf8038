import { useEffect } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { allowAtPress, setSound, useIsSoundOn } from './sound.ts'

/** Loudspeaker: mutes the sound of new requests; off until the browser has allowed sound. */
export function SoundSwitch() {
  const isOn = useIsSoundOn()
  useEffect(allowAtPress, [])
  return (
    <IconButton
      icon={isOn ? 'sound' : 'sound-off'}
      title={isOn ? 'Звук новых запросов включён' : 'Звук новых запросов выключен'}
      aria-label="Звук новых запросов"
      aria-pressed={isOn}
      onClick={() => setSound(!isOn)}
    />
  )
}
