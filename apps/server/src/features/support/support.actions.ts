import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { supportApi as api } from '@rondo/contract/support';
import { isOneOf } from '@rondo/domain/machine';
import { memberMachine } from '@rondo/domain/member';
import { maySeeTask, TASK_EVENTS, TASK_KINDS, taskMachine, taskRefusals } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { explainedMember } from '../access/index.ts';
import { taskByNumber, viewFor } from '../task/index.ts';

/** What a member may do with a task now, and why not the rest. Of what the reader may not see themself, nothing is told. */
export async function explainTask(
  context: Context,
  { number, memberId }: Parsed<typeof api.explainTask>,
): Promise<Output<typeof api.explainTask>> {
  const { db, actor, now } = context;
  const known = await taskByNumber(db, actor, number.toUpperCase()).executeTakeFirst();
  if (!known) throw new AppError('NOT_FOUND');
  const { member } = await explainedMember(context, memberId);
  const { row, view } = await viewFor({ db, actor: member.actor }, known.id);
  const kind = TASK_KINDS.find((one) => one === row.kind);
  if (!kind) throw new Error(`unknown kind ${row.kind}`);
  const isHere = isOneOf(memberMachine.working, member.state);
  const sees = isHere && maySeeTask(member.actor, view);
  return {
    task: { id: row.id, number: row.number, name: row.name, kind, state: view.state },
    member: { id: memberId, name: member.actor.name },
    sees,
    events: TASK_EVENTS.map((event) => {
      const why = taskRefusals(event, member.actor, view, now());
      return { event, to: taskMachine.after(view.state, event), isLegal: sees && why.length === 0, why };
    }),
  };
}
