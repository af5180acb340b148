import type { SystemText } from '@rondo/domain/system-text';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyMembers, withdrawMessages } from '../message/index.ts';
import * as q from './notice.queries.ts';
import type { NoticeRecord } from './stored.ts';

type Asked = Pick<NoticeRecord, 'id' | 'title' | 'author_id' | 'asked_by' | 'asked_at'>;

/** What the messages of one asking are known by. */
const keyOf = ({ id, asked_at }: Asked): string => `notice.asked:${id}:${asked_at?.getTime() ?? 0}`;

const pageOf = ({ id }: Asked): string => `/notice?tab=managed&open=${id}`;

async function approversOf(tx: Tx, { author_id, asked_by }: Asked): Promise<string[]> {
  const but = [author_id, ...(asked_by === null ? [] : [asked_by])];
  return (await q.approvers(tx.db, tx.companyId, but).execute()).map(({ id }) => id);
}

/** Tells everybody who may agree to an emergency that one waits for that. Refuses where there is nobody. */
export async function askApprovers(tx: Tx, row: Asked): Promise<void> {
  const to = await approversOf(tx, row);
  if (to.length === 0) throw new AppError('NOTICE_NO_APPROVER');
  const told = { to, text: 'notice_asked', params: { title: row.title } } as const;
  await notifyMembers(tx, { ...told, page: pageOf(row), key: keyOf(row), isUrgent: true });
}

/** Nobody is asked any more: what they have not read of it is taken back. */
export async function endAsking(tx: Tx, row: Asked): Promise<void> {
  if (row.asked_at === null) return;
  await withdrawMessages(tx, await approversOf(tx, row), [keyOf(row)]);
}

/** Tells the author what the second person said. */
export async function tellDecision(
  tx: Tx,
  row: Asked,
  text: Extract<SystemText, 'notice_approved' | 'notice_refused'>,
  reason: string,
): Promise<void> {
  const key = `${text}:${row.id}:${row.asked_at?.getTime() ?? 0}`;
  const params = { title: row.title, by: tx.actor?.name ?? '', reason };
  await notifyMembers(tx, { to: [row.author_id], text, params, page: pageOf(row), key });
}
