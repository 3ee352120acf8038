import type { Remark } from '../../domain/selection/remarks.ts'
import { Badge } from '../../ui/badge.tsx'
import { Note } from '../../ui/note.tsx'
import { Announcement } from './announcement.tsx'
import { Models } from './models.tsx'
import { RESULT_ID } from './result-anchor.ts'
import { StationPicture } from './station-picture.tsx'
import { LAST_STEP } from './steps.ts'
import { isComplete, Summary } from './summary.tsx'
import type { Selection } from './use-selection.ts'
import type { WizardValues } from './values.ts'
import '../shopping/price.css'
import './calculation.css'

/** Live panel next to the steps: calculation, remarks, and proposed models. */
export function Calculation({ step, values, selection }: CalculationProps) {
  const { statements, remarks, models, need } = selection
  const last = step === LAST_STEP
  return (
    <div className="calc" id={RESULT_ID}>
      {!last && <StationPicture {...selection} />}
      <div className="calc__h">
        <h3>{last ? 'Ваши ответы' : 'Предварительный расчёт'}</h3>
        {last ? (
          <ReadyBadge values={values} />
        ) : (
          <Badge tone="water">
            {step} из {LAST_STEP}
          </Badge>
        )}
      </div>
      <div className="calc__b">
        {last && <Summary values={values} />}
        {models.state === 'incomplete' && (
          <p className="calc__start">
            Ответьте, сколько человек живёт в доме: посчитаем сток и покажем, какие модели подходят и почему.
          </p>
        )}
        {statements.length > 0 && (
          <ul className="calc__statements">
            {statements.map(({ premise, sign, result, meaning }) => (
              <li key={premise}>
                {premise}{' '}
                <span className="nb">
                  {sign} <b>{result}</b>
                </span>
                {meaning && <small>{meaning}</small>}
              </li>
            ))}
          </ul>
        )}
        <Remarks remarks={remarks} tone="warn" />
        <Remarks remarks={remarks} tone="info" />
      </div>
      <div className="calc__m">
        <Models models={models} need={need} values={values} />
      </div>
      <Announcement selection={selection} />
    </div>
  )
}

function Remarks({ remarks, tone }: { remarks: Selection['remarks']; tone: Remark['tone'] }) {
  const shown = remarks.filter((remark) => remark.tone === tone)
  if (shown.length === 0) return null
  return (
    <Note tone={tone === 'warn' ? tone : undefined}>
      <ul className="calc__notes">
        {shown.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  )
}

function ReadyBadge({ values }: { values: WizardValues }) {
  return isComplete(values) ? (
    <Badge tone="ok">Готово к отправке</Badge>
  ) : (
    <Badge tone="warn">Не всё заполнено</Badge>
  )
}

type CalculationProps = { step: number; values: WizardValues; selection: Selection }
