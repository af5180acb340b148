import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { UrgentRow } from '@rondo/contract/today';
import { mayRemindOfRectification, RECTIFICATION_RELATIONS, rectificationMachine } from '@rondo/domain/rectification';
import { TASK_RELATIONS, taskMachine } from '@rondo/domain/task';
import { peopleOf } from '../process/index.ts';
import { mayRemind, rectificationsByIds, tasksByIds } from '../task/index.ts';
import type { Asking, urgent } from './today.queries.ts';

type UrgentId = Awaited<ReturnType<typeof urgent>>[number];
type Named = Omit<UrgentRow, 'act' | 'dueAt' | 'can' | 'objectKind'> & { mayRemind: boolean };

/** The urgent rows with their people, in their order. Whoever reviews may approve, and reminds nobody. */
export async function urgentRows(asking: Asking, ids: readonly UrgentId[]): Promise<UrgentRow[]> {
  const of = (kind: UrgentId['kind']) => ids.filter((row) => row.kind === kind).map((row) => row.id);
  const named = new Map([...(await tasks(asking, of('task'))), ...(await rectifications(asking, of('rectification')))]);
  return ids.flatMap(({ kind, id, act, due_at }): UrgentRow[] => {
    const row = named.get(id);
    if (!row) return [];
    const { mayRemind: remind, ...rest } = row;
    const can = { remind: act === 'late' && remind, approve: act === 'review' };
    return [{ ...rest, objectKind: kind, act, dueAt: due_at.toISOString(), can }];
  });
}

async function tasks({ db, actor }: Asking, ids: readonly string[]): Promise<[string, Named][]> {
  if (ids.length === 0) return [];
  const rows = await tasksByIds(db, actor.companyId, ids).execute();
  const people = await peopleOf(db, actor.companyId, 'task', ids);
  return rows.map((row) => {
    const own = people.filter((p) => p.object_id === row.id);
    const relations = TASK_RELATIONS.filter((r) => own.some((p) => p.relation === r && p.id === actor.memberId));
    const state = taskMachine.states.find((s) => s === row.state) ?? 'closed';
    const waitsFor = own.filter((p) => p.relation === 'handler' && (!row.claimed_by || p.id === row.claimed_by));
    return [
      row.id,
      {
        ...{ id: row.id, name: row.name, shopName: row.shop_name, isRedLine: false, rev: row.rev },
        waitsFor: refs(waitsFor),
        mayRemind: mayRemind(actor, { state, relations, claimedBy: row.claimed_by }),
      },
    ];
  });
}

async function rectifications({ db, actor }: Asking, ids: readonly string[]): Promise<[string, Named][]> {
  if (ids.length === 0) return [];
  const rows = await rectificationsByIds(db, actor.companyId, ids).execute();
  const people = await peopleOf(db, actor.companyId, 'rectification', ids);
  return rows.map((row) => {
    const own = people.filter((p) => p.object_id === row.id);
    const relations = RECTIFICATION_RELATIONS.filter((r) =>
      own.some((p) => p.relation === r && p.id === actor.memberId),
    );
    const state = rectificationMachine.states.find((s) => s === row.state) ?? 'ended';
    return [
      row.id,
      {
        ...{ id: row.id, name: row.title, shopName: row.shop_name, rev: row.rev },
        isRedLine: row.severity === 'red_line',
        waitsFor: refs(own.filter((p) => p.relation === 'handler')),
        mayRemind: mayRemindOfRectification(actor, { state, relations, appeal: row.appeal === 'open' ? 'open' : null }),
      },
    ];
  });
}

const refs = (people: readonly PersonRef[]): PersonRef[] => people.map(({ id, name }) => ({ id, name }));
