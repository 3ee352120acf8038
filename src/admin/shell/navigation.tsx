import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useLocation } from 'react-router'
import type { CurrentUser } from '../../contract/session.ts'
import { STAFF_INQUIRIES_PATH, STAFF_PATH } from '../../domain/site/staff-paths.ts'
import { hasSome } from '../../domain/staff/rights.ts'
import { plural } from '../../lib/text/plural.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NAVIGATION_GROUPS, type Resource } from '../manifest.ts'
import { inquiryCountsQuery } from '../queries.ts'
import { resources } from '../resources.ts'
import { useApi } from '../staff.ts'
import { Account } from './account.tsx'
import './navigation.css'

/** Links to the resources of the user's role: a column, on phones a bar of daily ones with «Ещё». */
export function Navigation({ user }: { user: CurrentUser }) {
  const [more, setMore] = useState(false)
  const allowed = resources.filter(({ roles, rights }) => roles.includes(user.role) && hasSome(user, rights))
  const own = allowed.filter(({ group }) => group === 'daily' || group === 'staff')
  const titled = <TitledLinks resources={allowed} />
  return (
    <>
      <nav className="nav nav--daily" aria-label="Разделы">
        <ul>
          {own.map((resource) => (
            <li key={resource.path} className={resource.group === 'daily' ? undefined : 'nav__wide'}>
              <ResourceLink resource={resource} />
            </li>
          ))}
          <li className="nav__more">
            <button type="button" aria-haspopup="dialog" onClick={() => setMore(true)}>
              <Icon name="grid" />
              Ещё
            </button>
          </li>
        </ul>
      </nav>
      {titled}
      <Dialog open={more} onClose={() => setMore(false)} title="Ещё">
        <LinkList resources={own.filter(({ group }) => group === 'staff')} />
        {titled}
        <Account user={user} />
      </Dialog>
    </>
  )
}

function TitledLinks({ resources: allowed }: { resources: readonly Resource[] }) {
  return Object.entries(NAVIGATION_GROUPS).map(([group, title]) => {
    const own = allowed.filter((resource) => resource.group === group)
    if (title === null || own.length === 0) return null
    return (
      <Fragment key={group}>
        <p className="nav__h" aria-hidden="true">
          {title}
        </p>
        <nav className="nav nav--titled" aria-label={title}>
          <LinkList resources={own} />
        </nav>
      </Fragment>
    )
  })
}

function LinkList({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0) return null
  return (
    <ul className="nav">
      {resources.map((resource) => (
        <li key={resource.path}>
          <ResourceLink resource={resource} />
        </li>
      ))}
    </ul>
  )
}

function ResourceLink({ resource }: { resource: Resource }) {
  const { pathname } = useLocation()
  const inside =
    pathname === resource.also || (resource.path !== STAFF_PATH && pathname.startsWith(`${resource.path}/`))
  return (
    <a href={resource.path} aria-current={pathname === resource.path || inside ? 'page' : undefined}>
      <Icon name={resource.icon} />
      {resource.label}
      {resource.path === STAFF_INQUIRIES_PATH && <NewInquiries />}
    </a>
  )
}

function NewInquiries() {
  const { data } = useQuery(inquiryCountsQuery(useApi()))
  const count = data?.new
  if (!count) return null
  return (
    <span className="nav__count">
      {count}
      <span className="vh"> {plural(count, ['новый', 'новых', 'новых'])}</span>
    </span>
  )
}
