import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { writeHistory, writerOf } from '../../platform/history.ts';
import type { PassedPart } from '../../platform/in-hand.ts';

/** The posts of one feature that the leaver was in, and who has them now. */
export interface TakenOver {
  /** How the history lists their names: `shops`. */
  field: string;
  objects: readonly PersonRef[];
  parts: readonly PassedPart[];
}

/** In the history of each successor: from whom, and the names of the stores and departments. */
export async function addTakenOverHistory(
  tx: Tx,
  leaver: PersonRef,
  successors: readonly PersonRef[],
  taken: readonly TakenOver[],
): Promise<void> {
  const entries = successors.flatMap(({ id, name }) => {
    const names = taken.map(({ field, objects, parts }) => {
      const own = new Set(parts.filter(({ to }) => to?.id === id).map((part) => part.id));
      return [field, objects.filter((one) => own.has(one.id)).map((one) => one.name)] as const;
    });
    if (names.every(([, some]) => some.length === 0)) return [];
    const data = { from: leaver.name, ...Object.fromEntries(names) };
    return [{ kind: 'member' as const, id, name, event: 'handed_over', data }];
  });
  await writeHistory(tx.db, writerOf(tx), entries);
}
