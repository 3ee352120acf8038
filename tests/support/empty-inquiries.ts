/** The tables of inquiries, those that refer to others first; without one of them the statement fails. */
const TABLES = [
  'inquiry_undos',
  'inquiry_attachments',
  'inquiry_notes',
  'deliveries',
  'consents',
  'inquiries',
]

/**
 * Statement that empties the tables of inquiries and lets their numbers begin at one. Instead of `truncate`, which makes new files for
 * every table and index; like it, it waits for whoever is writing there.
 */
export const EMPTY_INQUIRIES = [
  `lock table ${TABLES.join(', ')} in exclusive mode`,
  ...TABLES.map((table) => `delete from ${table}`),
  ...TABLES.filter((table) => table !== 'inquiry_undos').map(
    (table) => `select setval('${table}_id_seq', 1, false)`,
  ),
].join('; ')
