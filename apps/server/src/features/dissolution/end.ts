import { BACKUP_DAYS } from '@rondo/domain/company';
import { DAY_MS } from '@rondo/domain/duration';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { moveCompany } from '../company/index.ts';
import { unbindDevices } from '../device/index.ts';
import { endGateways } from '../edge/index.ts';
import { endCompanySessions } from '../session/index.ts';
import * as q from './dissolution.queries.ts';

/** Companies whose cooling-off is over end: nobody gets in any more, nothing reaches their devices; the data waits as a backup. */
export async function endDue(context: JobContext): Promise<void> {
  const due = await q.dueToEnd(context.databases.global, context.now()).execute();
  for (const { id } of due) await end(context, id);
}

async function end(context: JobContext, companyId: string): Promise<void> {
  await context.databases
    .of(companyId)
    .transaction()
    .execute(async (trx) => {
      const tx = makeTx(context, trx, companyId, null);
      const at = tx.now();
      const purgeAt = new Date(at.getTime() + BACKUP_DAYS * DAY_MS);
      // Kept at the last moment, or ended by another node: then nothing moves.
      const moved = await moveCompany(trx, companyId, 'end', { purge_at: purgeAt })
        .where('dissolve_at', '<=', at)
        .executeTakeFirst();
      if (!moved) return;
      await endCompanySessions(trx, companyId, at).execute();
      await unbindDevices(trx, companyId).execute();
      await endGateways(trx, companyId).execute();
      const name = moved.name;
      await tx.addHistory({
        kind: 'company',
        id: companyId,
        name,
        event: 'dissolved',
        from: 'dissolving',
        to: 'dissolved',
      });
    });
}
