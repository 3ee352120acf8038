import type { SectionTexts } from '../../../contract/pages/section-blocks.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'
import { WorkingHours } from '../chrome/working-hours.tsx'
import { NextStep } from './next-step.tsx'

/** Phone number for questions that are not answered on the page. */
export function AskEngineer({ askTitle, askText }: Pick<SectionTexts<'faqPage'>, 'askTitle' | 'askText'>) {
  const { companyPhone, workingHours } = useSettings()
  return (
    <NextStep
      title={askTitle}
      text={
        <>
          {askText}{' '}
          <span className="nb">
            <WorkingHours hours={workingHours} />
          </span>
          .
        </>
      }
    >
      <LinkButton size="big" icon="phone" href={callHref(companyPhone)}>
        <span className="nb">{companyPhone}</span>
      </LinkButton>
    </NextStep>
  )
}
