import { LIMIT } from '@rondo/domain/limit';
import { afterQuiet } from '@rondo/domain/message-alert';
import { languageOf, translate } from '@rondo/messages';
import type { Tx } from '../../platform/context.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { eachCompany, oneByOne } from '../../platform/one-by-one.ts';
import { deliver } from '../delivery/index.ts';
import * as q from './alert.queries.ts';
import { paceOf, quietOf } from './alert-choice.ts';
import { presentMessage } from './message.present.ts';
import type { MessageRow } from './message.queries.ts';

/** Members whose mails one round makes. */
const AT_ONCE = 200;

/** Every minute, company by company: what is due leaves, one mail a reader. */
export const mailDue =
  (publicUrl: string | null) =>
  (context: JobContext): Promise<void> =>
    eachCompany(context, 'message.mail', async ({ id: companyId }) => {
      const db = context.databases.of(companyId);
      const each = oneByOne('mailing messages');
      const done = new Set<string>();
      const next = async () =>
        (await q.dueMembers(db, companyId, context.now(), AT_ONCE).execute()).filter((one) => !done.has(one.member_id));
      for (let due = await next(); due.length > 0; due = await next()) {
        for (const { member_id: memberId } of due) {
          done.add(memberId);
          await each.try(`member ${memberId}`, () =>
            db.transaction().execute((trx) => mailTo(makeTx(context, trx, companyId, null), memberId, publicUrl)),
          );
        }
      }
      each.end();
    });

/** What is due of a member leaves as one mail; what they read meanwhile, or want no more, does not. */
async function mailTo(tx: Tx, memberId: string, publicUrl: string | null): Promise<void> {
  const reader = { companyId: tx.companyId, memberId };
  const ids = (await q.holdDue(tx.db, reader, tx.now()).execute()).map((row) => row.message_id);
  if (ids.length === 0) return;
  const end = (some: readonly string[], how: Parameters<typeof q.end>[3]) =>
    q.end(tx.db, tx.companyId, some, how, tx.now()).execute();
  const alert = await q.ofMember(tx.db, reader).executeTakeFirst();
  const to = await q.addresseeOf(tx.db, reader).executeTakeFirst();
  if (!alert || !to?.mail) {
    await end(ids, { dropped: 'no_address' });
    return;
  }
  // Quiet hours may have begun while nobody could send.
  const at = afterQuiet(tx.now(), to.time_zone, quietOf(alert));
  if (at > tx.now()) {
    const later = ids.map((id) => ({ message_id: id, due_at: at.toISOString() }));
    await q.moveDue(tx.db, tx.companyId, later);
    return;
  }
  const unread = await q.unread(tx.db, reader, ids).execute();
  const wanted = unread.filter((row) => paceOf(alert, row.category) !== 'off');
  const isOff = new Set(unread.filter((row) => !wanted.includes(row)).map((row) => row.id));
  const isWanted = new Set(wanted.map((row) => row.id));
  await end([...isOff], { dropped: 'off' });
  await end(
    ids.filter((id) => !isOff.has(id) && !isWanted.has(id)),
    { dropped: 'read' },
  );
  if (wanted.length === 0) return;
  const words = wordsOf(wanted, { ...to, origin: publicUrl ?? alert.origin });
  const deliveryId = await deliver(tx.db, tx, {
    ...{ companyId: tx.companyId, target: { mobile: null, mail: to.mail } as const, text: 'messages' as const },
    ...{ params: words, language: languageOf(to.language) },
  });
  await end([...isWanted], { delivery_id: deliveryId });
}

interface Around {
  language: string;
  time_zone: string;
  company: string;
  /** Where people reach Rondo. */
  origin: string;
}

/** Subject and text of a mail: a single message speaks for itself, several are counted. */
function wordsOf(rows: readonly MessageRow[], { language: told, time_zone: timeZone, company, origin }: Around) {
  const language = languageOf(told);
  const say = (key: Parameters<typeof translate>[1], params = {}) => translate(language, key, params);
  const messages = rows.map((row) => presentMessage(row, { language, timeZone }, () => false));
  const shown = messages.slice(0, LIMIT.message.inMail);
  const [first] = shown;
  const parts = shown.map(({ title, body, shopName }) => [title, body, shopName].filter(Boolean).join('\n'));
  const more = messages.length - shown.length;
  if (more > 0) parts.push(say('message.mail.more', { count: more }));
  parts.push(say('message.mail.open', { url: `${origin}/web/message?unread=true` }));
  parts.push(say('message.mail.footer', { company, url: `${origin}/web/message?panel=profile&section=notifications` }));
  const subject =
    messages.length === 1 && first ? first.title : say('message.mail.subject', { count: messages.length, company });
  return { subject, text: parts.join('\n\n') };
}
