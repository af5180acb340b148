import type { ReceiptRow } from '@rondo/contract/receipt';
import { isReceiptLate, RECEIPT_STATES, type ReceiptState, type ReceiptView } from '@rondo/domain/receipt';
import type { byId } from './receipt.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** A state as it is stored; the database's CHECK keeps the column to them. */
function stateOf(text: string): ReceiptState {
  const known = RECEIPT_STATES.find((state) => state === text);
  if (!known) throw new Error(`unknown state ${text} of a reading receipt`);
  return known;
}

/** What the policy reads of it. */
export const viewOf = (row: Pick<Row, 'state' | 'member_id' | 'opened_at'>): ReceiptView => ({
  state: stateOf(row.state),
  memberId: row.member_id,
  isOpened: row.opened_at !== null,
});

export function presentRow(row: Row, now: Date): ReceiptRow {
  const state = stateOf(row.state);
  const { answered_at: answeredAt, due_at: dueAt, modified_at: changedAt } = row;
  return {
    ...{ id: row.id, state, comment: row.comment, rev: row.rev, template: row.template_name },
    record: { id: row.record_id, name: row.number },
    shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
    member: { id: row.member_id, name: row.member_name },
    sentAt: row.sent_at.toISOString(),
    dueAt: dueAt.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    isLate: isReceiptLate({ state, dueAt, answeredAt }, now),
    isBeforeChange: answeredAt !== null && changedAt !== null && changedAt > answeredAt,
  };
}

/** What a receipt is called in the audit log. */
export const nameOf = ({ number, member_name }: { number: string; member_name: string }): string =>
  `${number} · ${member_name}`;

/** Where its report is read. */
export const pageOf = (recordId: string): string => `/inspect/record/${recordId}`;
