/**
 * What a page can read, by noun, and the folder of addresses it is read from. A write names the nouns it changes
 * (`touches: ['member', 'shop']`): what is on screen of them is read again. Of two folders that begin alike, the longer stands first.
 */
const READ_FROM = {
  me: '/customer/login/',
  session: '/customer/session/',
  preference: '/customer/preference/',
  invite: '/customer/invite/',
  company: '/customer/company/',
  dissolution: '/customer/dissolution/',
  department: '/customer/department/',
  role: '/customer/role/',
  member: '/customer/staff/',
  handover: '/customer/handover/',
  application: '/customer/apply/',
  access: '/customer/access/',
  audit: '/customer/audit/',
  import: '/customer/import/',
  job: '/customer/job/',
  shopGroup: '/shop/group/',
  shop: '/shop/',
  template: '/inspect/V3/template/',
  task: '/inspect/V3/task/',
  inspection: '/inspect/V3/inspection/',
  record: '/inspect/V3/record/',
  rectification: '/inspect/V3/rectification/',
  statistics: '/inspect/V3/statistics/',
  message: '/push/messageCenter/',
} as const satisfies Record<string, `/${string}/`>;

export type Noun = keyof typeof READ_FROM;

const isNoun = (name: string): name is Noun => name in READ_FROM;
const nouns = Object.keys(READ_FROM).filter(isNoun);

/** The noun that an address is about: `task` of `/inspect/V3/task/pending/count`. Null where no page reads anything. */
export function nounOf(path: string): Noun | null {
  return nouns.find((noun) => `${path}/`.startsWith(READ_FROM[noun])) ?? null;
}
