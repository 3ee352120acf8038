import { useEffect, useState } from 'react'
import { Note } from '../../../ui/note.tsx'
import { setTurnedAway, useTurnedAway } from '../../session/turned-away.ts'

/** Says why somebody is here who wanted a screen of admins, until he leaves. */
export function TurnedAwayNote() {
  const isTurnedAway = useTurnedAway()
  // A region that comes with its words is not read aloud.
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    setThere(true)
    return () => setTurnedAway(false)
  }, [])
  return (
    <div role="status">
      {isThere && isTurnedAway && (
        <Note className="opening-note">
          <p>
            <b>Этот раздел открыт только администраторам.</b> Поэтому вы на главной. Если он нужен для работы,
            обратитесь к администратору.
          </p>
        </Note>
      )}
    </div>
  )
}
