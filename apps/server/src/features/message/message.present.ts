import type { Mute } from '@rondo/contract/message';
import { type Message, OBJECT_KINDS } from '@rondo/contract/message-live';
import type { Language } from '@rondo/domain/language';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { muteOf } from '@rondo/domain/message-mute';
import { PERMISSION_CODES } from '@rondo/domain/permission';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import { LRUCache } from 'lru-cache';
import type { MessageRow } from './message.queries.ts';

/** Who a text is made for. */
export interface Reader {
  language: Language;
  /** IANA zone that times are told in. */
  timeZone: string;
}

/** Whether a kind of messages is muted. */
export type IsMuted = (mute: Mute) => boolean;

/** A message in the reader's words: what is stored is a key with parameters, the text is made when it is read. */
export function presentMessage(
  row: MessageRow,
  { language, timeZone }: Reader,
  isMuted: IsMuted,
  sendings: Message['sendings'] = [],
): Message {
  const mute = muteOf(row.text_key, row.reason);
  const params = wording(row.params, language, timeZone);
  // The key was written by `notify`, whose keys are typed; an unknown one shows as itself.
  const say = (key: string): string => translate(language, `notification.${key}` as MessageKey, params);
  const parts = [say(`${row.text_key}.body`)];
  if (params.comment) parts.push(say('comment'));
  if (Number(params.updates ?? 1) > 1) parts.push(say('updates'));
  return {
    id: row.id,
    category: MESSAGE_CATEGORIES.find((c) => c === row.category) ?? 'system',
    title: say(`${row.text_key}.title`),
    body: parts.join(' '),
    reason: say(`reason.${row.reason}`),
    objectKind: OBJECT_KINDS.find((k) => k === row.object_kind) ?? null,
    objectId: row.object_id,
    page: typeof params.page === 'string' ? params.page : null,
    shopName: typeof params.shop === 'string' ? params.shop : null,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    isUrgent: row.is_urgent,
    mute: mute && { ...mute, isMuted: isMuted(mute) },
    sendings,
  };
}

/** The stored parameters as slots: instants become the reader's clock. */
function wording(stored: unknown, language: Language, timeZone: string): Params {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(stored ?? {}))
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  if (typeof params.deadlineAt === 'string')
    params.deadline = clock(language, timeZone).format(new Date(params.deadlineAt));
  if (typeof params.codes === 'string') params.permissions = permissionNames(params.codes, language);
  return params;
}

/** Permission codes as the reader calls them; without any, all that the page needs. */
function permissionNames(codes: string, language: Language): string {
  const asked = codes.split(',');
  const names = PERMISSION_CODES.filter((code) => asked.includes(code)).map((code) =>
    translate(language, `permission.${code}`),
  );
  return names.join(translate(language, 'permission.forbidden.separator')) || translate(language, 'ui.noValue');
}

// A company may spell its zone in any letter case: what is kept for each spelling has an end.
const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 });

function clock(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  const known = clocks.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(key, made);
  return made;
}
