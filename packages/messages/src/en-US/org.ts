import type { Shape } from '../shape.ts';
import type { org as zh } from '../zh-CN/org.ts';

/** The organisation page and its address book, English. */
export const org = {
  title: 'Organisation',
  tab: { book: 'Address book', company: 'Company', watermark: 'Watermark', audit: 'Audit log' },
  search: 'Name, phone, e-mail, staff no.',
  people: '{count} {count|person|people}',
  noun: 'people',
  head: 'Head',
  headOf: 'Head of {department}',
  below: 'With departments below',
  belowDepartments: 'Departments below',
  department: 'Department',
  crumbs: 'Department path',
  view: { label: 'Show as', cards: 'Cards', table: 'Table' },
  empty: 'Nobody is in this department yet',
  write: 'Write to {name}',
  call: 'Call {name}',
  owner: 'Enterprise owner',
  me: 'You',
  manage: 'Show in members',
  column: {
    name: 'Name',
    position: 'Position',
    department: 'Department',
    role: 'Role',
    mobile: 'Phone',
    mail: 'E-mail',
    shops: 'Stores managed',
  },
  detail: {
    contact: 'Contact',
    departments: 'Departments',
    roles: 'Roles',
    shops: 'Stores managed',
    primary: 'Primary',
    masked: 'Phone numbers and e-mail addresses are hidden by the company',
    noShops: 'Manages no store',
    moreShops: '{count} stores in all',
  },
  shopCount: '{count} {count|store|stores}',
} satisfies Shape<typeof zh>;
