import type { MessageReason } from '@rondo/domain/message-kind';
import type { WorkKind } from '@rondo/domain/workflows';

/** What a message is about, as it is now, with the people who have a part in it and can read. */
export interface Subject {
  kind: WorkKind;
  id: string;
  name: string;
  state: string;
  shopId: string | null;
  shop: string;
  deadlineAt: Date;
  remindedAt: Date | null;
  round: number;
  rev: number;
  /** `isAsked`: false for a reviewer while others decide. */
  people: { memberId: string; relation: Relation; isAsked: boolean }[];
}

/** How a reader is related to the object: the reason they are told. */
export type Relation = MessageReason;

/** A row of a work table with its people. */
export interface SubjectRow {
  id: string;
  name: string;
  state: string;
  shop_id: string | null;
  shop_name: string;
  deadline_at: Date;
  reminded_at: Date | null;
  round: number;
  rev: number;
  people: Subject['people'];
}

/** Rows as subjects, in the order asked for. */
export function subjectsOf(ids: readonly string[], rows: readonly SubjectRow[], kind: Subject['kind']): Subject[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => known.get(id))
    .filter((row) => row !== undefined)
    .map(({ shop_id, shop_name, deadline_at, reminded_at, ...row }) => ({
      ...row,
      kind,
      shopId: shop_id,
      shop: shop_name,
      deadlineAt: deadline_at,
      remindedAt: reminded_at,
    }));
}
