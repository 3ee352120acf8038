import { usePageTexts } from '../../use-page-texts.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactWays } from './contact-ways.tsx'
import './contact-section.css'

/** All ways to contact the company, and the form, under `#contact`; the first section of the contact page. Pages load its texts. */
export function ContactSection({ title, heading: Heading = 'h2' }: ContactSectionProps) {
  const { ways } = usePageTexts('contact')
  return (
    <section className="section" id="contact">
      <div className="wrap contact">
        <div>
          <Heading>{title ?? ways.title}</Heading>
          <p className="lead contact__lead">{ways.lead}</p>
          <ContactWays texts={ways} />
        </div>
        <ContactForm />
      </div>
    </section>
  )
}

type ContactSectionProps = { title?: string; heading?: 'h1' | 'h2' }
