import { LIMIT } from '@rondo/domain/limit';
import type { Channel } from '@rondo/domain/sender';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/company-db.ts';
import type { Letter } from './letter.ts';
import * as q from './sender.queries.ts';

interface Failure {
  reason: string;
  isTest: boolean;
  isFinal: boolean;
  at: Date;
}

/** Notes a try that failed, for whoever looks after the senders of the company; what belongs to none is in the log of the process. */
export async function noteFailure(
  db: Db,
  { companyId, channel, target }: Pick<Letter, 'companyId' | 'channel' | 'target'>,
  { reason, isTest, isFinal, at }: Failure,
): Promise<void> {
  if (companyId === null) return;
  const senderId = await senderIdOf(db, companyId, channel, target);
  await q
    .insertFailure(db, {
      ...{ company_id: companyId, id: uuidv7(), channel, sender_id: senderId },
      ...{ reason: reason.slice(0, LIMIT.sender.reason), is_test: isTest, is_final: isFinal, failed_at: at },
    })
    .execute();
}

/** Null: it is the operator's, a browser, or was removed. */
async function senderIdOf(db: Db, companyId: string, channel: Channel, target: string): Promise<string | null> {
  if (channel === 'mail' || channel === 'push') return null;
  const found = channel === 'sms' ? q.sms(db, companyId) : q.byId(db, companyId, target);
  return (await found.executeTakeFirst())?.id ?? null;
}
