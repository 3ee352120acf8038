import ways from '../../../../content/contact/ways.json' with { type: 'json' }
import { ContactForm } from './contact-form.tsx'
import { ContactWays } from './contact-ways.tsx'
import './contact-section.css'

/** All ways to contact the company, and the form, under `#contact`; the first section of the contact page. */
export function ContactSection({
  title = 'Спросите инженера',
  heading: Heading = 'h2',
}: ContactSectionProps) {
  return (
    <section className="section" id="contact">
      <div className="wrap contact">
        <div>
          <Heading>{title}</Heading>
          <p className="lead contact__lead">{ways.lead}</p>
          <ContactWays />
        </div>
        <ContactForm />
      </div>
    </section>
  )
}

type ContactSectionProps = { title?: string; heading?: 'h1' | 'h2' }
