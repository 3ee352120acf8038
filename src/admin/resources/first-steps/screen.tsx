import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { channelsQuery, samplesQuery } from '../../queries.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { listFirstSteps, type StepState } from './first-steps.ts'
import './first-steps.css'

/** What the owner of a new shop does first: firm, phone, region, channels, makers and prices, texts, samples. */
export function Component() {
  const api = useApi()
  const samples = useQuery(samplesQuery(api))
  const channels = useQuery(channelsQuery(api))
  const failed = [samples, channels].find(({ isError, data }) => isError && !data)
  const steps = samples.data && channels.data && listFirstSteps(samples.data.items, channels.data)
  return (
    <Screen
      isForm
      title="Первые шаги"
      lead="Семь дел, после которых магазин ваш. По порядку или как удобно: сделанное отмечается само."
    >
      <Panel>
        {steps && <Steps steps={steps} />}
        {!steps && failed && (
          <ErrorState
            text={`Не удалось узнать, что сделано: ${toReason(failed.error)}`}
            onRetry={() => {
              void samples.refetch()
              void channels.refetch()
            }}
          />
        )}
        {!steps && !failed && <TableSkeleton height="5rem" />}
      </Panel>
    </Screen>
  )
}

function Steps({ steps }: { steps: readonly StepState[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <>
      <p className="first-steps__sum" role="status">
        Сделано {done} из {steps.length}
      </p>
      <ol className="first-steps">
        {steps.map((step, index) => (
          <FirstStep key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </>
  )
}

function FirstStep({ step, number }: { step: StepState; number: number }) {
  const { title, text, href, action, isDone, left } = step
  return (
    <li className={isDone ? 'first-step first-step--done' : 'first-step'}>
      <span className="first-step__mark" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div>
        <h2>
          {title}
          {isDone && <span className="vh">, сделано</span>}
        </h2>
        <p>{text}</p>
        {left.length > 0 && <Left samples={left} />}
      </div>
      <LinkButton href={href} variant={isDone ? 'quiet' : undefined}>
        {isDone ? 'Посмотреть' : action}
        {isDone && <span className="vh">: {title}</span>}
      </LinkButton>
    </li>
  )
}

/** What is still as it came, each with its form. */
function Left({ samples }: { samples: StepState['left'] }) {
  return (
    <details className="first-step__left">
      <summary>Осталось образцов: {samples.length}</summary>
      <ul>
        {samples.map(({ key, title, href }) => (
          <li key={key}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
