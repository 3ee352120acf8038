import { useEffect, useRef } from 'react'
import type { Version } from '../../../contract/records/versions.ts'
import { formatClock, formatDayWord } from '../../../lib/moments.ts'
import { upperFirst } from '../../../lib/text/lower-first.ts'
import { toShortName } from '../../../lib/text/short-name.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Initials } from '../../parts/inquiry/person.tsx'
import { useNow } from '../../shell/use-now.ts'
import { describeVersion } from './describe-version.ts'

/** Versions with their day, who made each and what it changed; the chosen one stays in sight. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const now = useNow()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each chosen version
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <ol className="versions" aria-label="Версии" ref={list}>
      {versions.map((version) => (
        <li key={version.version}>
          <button
            type="button"
            aria-current={version.version === chosen ? 'true' : undefined}
            onClick={() => onChoose(version.version)}
          >
            {isProgram(version) ? (
              <span className="versions__program">
                <Icon name="history" />
              </span>
            ) : (
              <Initials person={{ id: toNumber(version.actorName), name: version.actorName }} />
            )}
            <b>
              <time dateTime={version.at}>{formatVersionTime(version.at, now)}</time>
            </b>
            <small>{[nameOf(version), describeVersion(version)].filter(Boolean).join(': ')}</small>
          </button>
        </li>
      ))}
    </ol>
  )
}

interface VersionListProps {
  versions: readonly Version[]
  /** Its number. */
  chosen: number
  onChoose: (version: number) => void
}

const isProgram = ({ actorName }: Version) => actorName === 'система'
const nameOf = (version: Version) => (isProgram(version) ? 'Система' : toShortName(version.actorName))

/** «Сегодня, 14:12»; `now` in ms. */
export function formatVersionTime(at: string, now: number): string {
  const day = formatDayWord(at, now)
  return `${upperFirst(day)}, ${formatClock(at)}`
}

/** The same for the same name: the ground of its initials. */
const toNumber = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
