import type { Actor } from '@rondo/domain/actor';
import { watermarkText } from '@rondo/domain/watermark';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './file.queries.ts';
import { codeOf } from './owner-code.ts';
import type { Mark } from './stamp.ts';

/**
 * The watermark of what goes out under another name than a member's: of the company as its pages show it now, with that name in place of
 * the member's name and account; empty where the company has none.
 */
export async function namedMark(
  db: Db,
  { companyId, memberId }: Pick<Actor, 'companyId' | 'memberId'>,
  name: string,
  at: Date,
): Promise<string> {
  const of = await q.markedBy(db, companyId, memberId).executeTakeFirstOrThrow();
  const switches = { watermark: onOff(of.watermark), watermarkDate: onOff(of.watermark_date) };
  const parts = { watermarkName: 1, watermarkAccount: 0, name, mobile: null, mail: null, registerType: 1 } as const;
  return watermarkText({ ...switches, ...parts, timeZone: of.time_zone }, at);
}

const onOff = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

/** The watermark of whoever saves a file, as their pages show it now; empty where the company has none. */
export async function markOf(db: Db, { companyId, memberId }: Actor, at: Date): Promise<string> {
  const of = await q.markedBy(db, companyId, memberId).executeTakeFirstOrThrow();
  const switches = {
    watermark: onOff(of.watermark),
    watermarkDate: onOff(of.watermark_date),
    watermarkName: onOff(of.watermark_name),
    watermarkAccount: onOff(of.watermark_account),
  };
  const { name, mobile, mail, time_zone: timeZone } = of;
  return watermarkText({ ...switches, name, mobile, mail, timeZone, registerType: of.register_type === 1 ? 1 : 2 }, at);
}

/** What goes into the pictures that a member saves, seen and unseen; null where the company has no watermark. */
export async function markOfCopy(db: Db, actor: Actor, at: Date): Promise<Mark | null> {
  const text = await markOf(db, actor, at);
  return text === '' ? null : { text, code: await codeOf(db, actor, at, 'member') };
}
