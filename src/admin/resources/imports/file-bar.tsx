import type { ReactNode } from 'react'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The name of the price list with a line about it, and a link to another file. */
export function FileBar({ name, about, children }: { name: string; about: string; children?: ReactNode }) {
  return (
    <div className="import-file">
      <span className="import-file__icon">
        <Icon name="file" />
      </span>
      <div>
        <b>{name}</b>
        <small>{about}</small>
      </div>
      <div className="import-file__end">
        {children}
        <a href={staffEndpoints.imports.list.path}>Другой файл</a>
      </div>
    </div>
  )
}
