import { LIMIT } from '@rondo/domain/limit';
import type { RecordingCause } from '@rondo/domain/recording';
import type { Tx } from '../../platform/context.ts';
import { activeOf } from '../people/index.ts';
import * as q from './plan.queries.ts';

/** What nobody else tells: a device that does not answer is told as such. */
const TOLD: readonly RecordingCause[] = ['disk_full', 'disk_failed', 'codec', 'no_password'];
const GB = 1024 ** 3;

interface Row {
  id: string;
  name: string;
  shop_name: string;
  device_id: string;
  edited_by: string;
}

interface Trouble {
  causes: ReadonlyMap<string, RecordingCause | null>;
  /** The company's day: nothing is told twice a day. */
  today: string;
}

/** Tells who set up recording that the space runs out, and that cameras are not recorded; each once a day. */
export async function tellTrouble(tx: Tx, rows: readonly Row[], { causes, today }: Trouble): Promise<void> {
  const stopped = rows.filter(({ id }) => TOLD.some((cause) => cause === causes.get(id)));
  const percent = await percentUsed(tx);
  const isFull = percent >= LIMIT.recording.tellPercent;
  if (stopped.length === 0 && !isFull) return;
  const editors = [...new Set(rows.map(({ edited_by }) => edited_by))];
  const to = (await activeOf(tx.db, tx.companyId, editors).execute()).map(({ id }) => id);
  if (to.length === 0) return;
  const [first] = stopped;
  if (first)
    await tx.emit('member.told', {
      ...{ to, text: 'recording_stopped' },
      params: { count: stopped.length, shop: first.shop_name, camera: first.name },
      ...{ page: `/device?open=${first.device_id}&part=recording`, key: `recording:stopped:${today}` },
    });
  if (isFull)
    await tx.emit('member.told', {
      ...{ to, text: 'recording_full', params: { percent } },
      ...{ page: `/device?open=${rows[0]?.device_id ?? ''}&part=recording`, key: `recording:full:${today}` },
    });
}

async function percentUsed({ db, companyId }: Tx): Promise<number> {
  const { bytes } = await q.used(db, companyId).executeTakeFirstOrThrow();
  const found = await q.setting(db, companyId).executeTakeFirst();
  return Math.floor((Number(bytes) * 100) / ((found?.quota_gb ?? LIMIT.recording.quotaGb.initial) * GB));
}
