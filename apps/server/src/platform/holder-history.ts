import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { AuditKind } from '@rondo/domain/audit';
import type { Tx } from './context.ts';
import { writeHistory, writerOf } from './history.ts';
import type { PassedPart } from './in-hand.ts';

interface HolderChange {
  kind: AuditKind;
  event: string;
  /** The field whose value changed from the one person to the other: `managers`. */
  field: string;
}

/** In the history of each object: who held it and who does now, in one statement. */
export const addHolderHistory = (
  tx: Tx,
  { kind, event, field }: HolderChange,
  objects: readonly PersonRef[],
  from: PersonRef,
  parts: readonly PassedPart[],
): Promise<void> => {
  const successors = new Map(parts.map(({ id, to }) => [id, to?.name ?? null]));
  return writeHistory(
    tx.db,
    writerOf(tx),
    objects.map(({ id, name }) => ({
      ...{ kind, id, name, event },
      data: { changes: [{ field, before: from.name, after: successors.get(id) ?? null }] },
    })),
  );
};
