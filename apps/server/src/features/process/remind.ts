import { LIMIT } from '@rondo/domain/limit';
import { isOneOf } from '@rondo/domain/machine';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { remindRow } from './statements.queries.ts';
import type { Found, Rules, WorkRow, WorkView } from './work.ts';

interface Reminder<View> {
  may: (view: View) => boolean;
  /** The statement of the kind, see `remindRow`. */
  statement: ReturnType<typeof remindRow>;
  tell: (tx: Tx) => Promise<void>;
}

/** A push for those an object waits for; at most once in two hours. Refuses one that waits for nobody. */
export async function remindWork<S extends string, E extends string, Row extends WorkRow, View extends WorkView<S>>(
  rules: Rules<S, E, Row, View>,
  { actor, now, change }: Context,
  { row, view }: Found<Row, View>,
  { may, statement, tell }: Reminder<View>,
): Promise<{ done: true }> {
  if (!isOneOf(rules.machine.waiting, view.state)) throw rules.gone(view.state);
  if (!may(view)) throw new AppError('FORBIDDEN');
  return change(async (tx) => {
    const isReminded = await statement(tx.db, actor.companyId, row.id, now(), LIMIT.task.remindEveryMs);
    if (!isReminded) throw new AppError('REMINDED_LATELY');
    await tx.addHistory({ kind: rules.kind, id: row.id, name: rules.nameOf(row), event: 'remind' });
    await tell(tx);
    return { done: true };
  });
}
