import type { Section } from '../domain/staff/rights.ts'

const create = <Path extends `/${string}`>(path: Path, section: Section) =>
  ({
    method: 'POST',
    path,
    access: 'staff',
    section,
    status: 201,
    changesContent: true,
    isRepeatable: true,
  }) as const

/** The four endpoints of a simple staff resource whose content is public. */
export const crud = <Path extends `/${string}`>(path: Path, section: Section) =>
  ({
    list: { method: 'GET', path, access: 'staff', section },
    create: create(path, section),
    update: { method: 'PUT', path: `${path}/{id}`, access: 'staff', section, changesContent: true },
    remove: {
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'staff',
      section,
      act: 'delete',
      changesContent: true,
    },
  }) as const

/** The same for a resource whose screen has the address of its list: `/api/admin/projects` and `/admin/projects`. */
export const crudWithScreen = <Path extends `/admin/${string}`>(path: Path, section: Section) =>
  ({
    ...crud(path, section),
    list: { method: 'GET', path, access: 'staff', section, hasScreen: true },
  }) as const

/** The writes of a public resource, whose list visitors read at the same path; `key` names the id in it. */
export const writes = <Path extends `/${string}`, Key extends 'id' | 'key'>(
  path: Path,
  key: Key,
  section: Section,
) =>
  ({
    create: create(path, section),
    update: { method: 'PUT', path: `${path}/{${key}}`, access: 'staff', section, changesContent: true },
    remove: {
      method: 'DELETE',
      path: `${path}/{${key}}`,
      access: 'staff',
      section,
      act: 'delete',
      status: 204,
      changesContent: true,
    },
  }) as const
