import type { flowAlertApi as api } from '@rondo/contract/flow-alert';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { FLOW_ALERT, FLOW_STAY } from '@rondo/domain/flow-alert';
import { changesOf } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './flow-alert.queries.ts';

type Setting = Output<typeof api.setting>;

const USUAL: Setting = {
  ...{ tellsDrop: true, tellsGaps: true, tellsQueue: true, queueAbove: FLOW_ALERT.queue.usual, rev: 0 },
  ...{ zoneStaySeconds: FLOW_STAY.zone, queueStaySeconds: FLOW_STAY.queue },
};

/** What a company is told; what nobody set is the usual. */
export async function settingOf(db: Db, companyId: string): Promise<Setting> {
  const row = await q.setting(db, companyId).executeTakeFirst();
  if (!row) return USUAL;
  const { tells_drop: tellsDrop, tells_gaps: tellsGaps, tells_queue: tellsQueue, queue_above: queueAbove, rev } = row;
  const stay = { zoneStaySeconds: row.zone_stay_seconds, queueStaySeconds: row.queue_stay_seconds };
  return { tellsDrop, tellsGaps, tellsQueue, queueAbove, ...stay, rev };
}

export const setting = ({ db, actor }: Context): Promise<Setting> => settingOf(db, actor.companyId);

export async function saveSetting(
  { change }: Context,
  { rev, ...fields }: Parsed<typeof api.saveSetting>,
): Promise<Setting> {
  return change(async (tx) => {
    const before = await settingOf(tx.db, tx.companyId);
    const columns = {
      ...{ tells_drop: fields.tellsDrop, tells_gaps: fields.tellsGaps, tells_queue: fields.tellsQueue },
      ...{ queue_above: fields.queueAbove, updated_at: tx.now() },
      ...{ zone_stay_seconds: fields.zoneStaySeconds, queue_stay_seconds: fields.queueStaySeconds },
    };
    const saved = await q.save(tx.db, { company_id: tx.companyId, ...columns }, rev, columns).executeTakeFirst();
    if (!saved) throw new AppError('STALE');
    const changes = changesOf({
      tells_drop: [String(before.tellsDrop), String(fields.tellsDrop)],
      tells_gaps: [String(before.tellsGaps), String(fields.tellsGaps)],
      tells_queue: [String(before.tellsQueue), String(fields.tellsQueue)],
      queue_above: [String(before.queueAbove), String(fields.queueAbove)],
      zone_stay_seconds: [String(before.zoneStaySeconds), String(fields.zoneStaySeconds)],
      queue_stay_seconds: [String(before.queueStaySeconds), String(fields.queueStaySeconds)],
    });
    await tx.addHistory({ kind: 'flowAlert', id: tx.companyId, name: '', event: 'edited', data: { changes } });
    return { ...fields, rev: saved.rev };
  });
}
