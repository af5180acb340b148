import type { EventPayloads } from '@rondo/domain/event';
import { learningMachine } from '@rondo/domain/learning';
import { LIMIT } from '@rondo/domain/limit';
import { isOneOf } from '@rondo/domain/machine';
import type { Tx } from '../../platform/context.ts';
import { listen, notifyMembers, withdrawMessages } from '../message/index.ts';
import { known } from './audience.queries.ts';
import * as q from './learning.queries.ts';

const keyOf = (id: string, round: number): string => `learning.published:${id}:${round}`;

/** Tells some people; of what has ended meanwhile nobody is told. The row is held, so that who ends it comes before or after. */
async function tell(tx: Tx, { id, memberIds, round }: EventPayloads['learning.published']): Promise<void> {
  const row = await q.hold(tx.db, tx.companyId, id).executeTakeFirst();
  if (!row || !isOneOf(learningMachine.from('end'), row.state)) return;
  await notifyMembers(tx, {
    to: memberIds,
    text: round === 0 ? 'learning_published' : 'learning_reminder',
    params: { title: row.title },
    page: `/knowledge/learning?open=${id}`,
    key: keyOf(id, round),
  });
}

/** Takes away what is unread of a list that nobody is asked for any more. */
export async function withdrawAll(tx: Tx, id: string): Promise<void> {
  const people = await known(tx.db, tx.companyId, id).execute();
  const keys = Array.from({ length: LIMIT.learning.reminders + 1 }, (_, round) => keyOf(id, round));
  await withdrawMessages(
    tx,
    people.map(({ member_id }) => member_id),
    keys,
  );
}

export const learningMessages = [listen('learning.published', tell)];
