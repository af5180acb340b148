import type { Language } from '@rondo/domain/language';
import type { Channel } from '@rondo/domain/sender';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './delivery.queries.ts';
import type { MailBody } from './mail-body.ts';

/** The texts there are, below `delivery`. */
export const DELIVERY_TEXTS = [
  'code',
  'invite',
  'application_approved',
  'application_refused',
  'contact_changed',
  'password_changed',
  'dissolution_started',
  'dissolution_taken_back',
  'company_ended',
  'report',
  'messages',
] as const;
export type DeliveryText = (typeof DELIVERY_TEXTS)[number];

/** Where something goes: a phone takes a text message, an address a mail. */
export type Target = { mobile: string; mail: null } | { mobile: null; mail: string };

/** Where something goes that is no letter to somebody's address: a browser, a robot or a webhook, by its id. */
interface Place {
  channel: Exclude<Channel, 'mail' | 'sms'>;
  id: string;
}

interface NewDelivery {
  /** Null for what is sent before a company is known, or has to outlive it. */
  companyId: string | null;
  target: Target | Place;
  text: DeliveryText;
  params: Record<string, string | number>;
  language: Language;
  /** Only of what goes to an address. */
  body?: MailBody;
}

/** What a person can be reached by; the phone first when text messages can be sent, else the address. */
export function targetOf(person: { mobile: string | null; mail: string | null }, canSms: boolean): Target | null {
  const { mobile, mail } = person;
  if (mobile !== null && (canSms || mail === null)) return { mobile, mail: null };
  return mail === null ? null : { mobile: null, mail };
}

/**
 * Puts a mail or text message into the outgoing post, in the caller's transaction: it leaves when that commits, and only then. Answers
 * its id.
 */
export async function deliver(
  db: Db,
  { now, newId }: { now: () => Date; newId: () => string },
  delivery: NewDelivery,
): Promise<string> {
  const id = newId();
  await q
    .insert(db, {
      id,
      company_id: delivery.companyId,
      ...placeOf(delivery.target),
      text_key: delivery.text,
      params: JSON.stringify(delivery.params),
      language: delivery.language,
      created_at: now(),
    })
    .execute();
  if (delivery.body) await q.insertBody(db, id, delivery.body).execute();
  await q.enqueueSending(id).execute(db);
  return id;
}

const placeOf = (to: Target | Place): { channel: Channel; target: string } => {
  if ('channel' in to) return { channel: to.channel, target: to.id };
  return to.mobile === null ? { channel: 'mail', target: to.mail } : { channel: 'sms', target: to.mobile };
};
