import type { TemplateEvent } from '@rondo/domain/template';
import { mayTemplate, templateMachine } from '@rondo/domain/template';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { viewOf } from '../template.present.ts';
import * as q from '../template.queries.ts';
import { stateOf } from '../version.ts';

interface Input {
  id: string;
  rev: number;
}

/** No new tasks from it; open ones go on. */
export const disable = (context: Context, input: Input) => move(context, input, 'disable');

/** Use it again. */
export const enable = (context: Context, input: Input) => move(context, input, 'enable');

async function move({ actor, change }: Context, { id, rev }: Input, event: TemplateEvent): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    if (row.rev !== rev) throw new AppError('STALE');
    if (!mayTemplate(event, actor, viewOf(row, false))) throw new AppError('MOVE_NOT_ALLOWED');
    const moved = await q.move(tx.db, tx.companyId, id, rev, event, tx.now()).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    const from = stateOf(row.state);
    await tx.addHistory({
      kind: 'template',
      id,
      name: row.name,
      event,
      from,
      to: templateMachine.after(from, event),
    });
    return moved;
  });
}
