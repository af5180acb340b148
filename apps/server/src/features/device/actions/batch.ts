import type { deviceApi as api } from '@rondo/contract/device';
import type { Refusal } from '@rondo/contract/kit/codes';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { askCommand, refusalOf } from '../ask-command.ts';
import * as commands from '../command.queries.ts';
import type { TemplateAsked } from '../command-data.ts';
import { presentState } from '../device.present.ts';
import * as q from '../device.queries.ts';
import * as impacts from '../impact.queries.ts';

/** Who goes without pictures when devices go away now. A restart and a format take at most this long. */
export async function impact(
  { db, actor, now }: Context,
  { ids }: Parsed<typeof api.impact>,
): Promise<Output<typeof api.impact>> {
  const seen = await q.byIds(db, actor, ids).execute();
  if (seen.length < new Set(ids).size) throw new AppError('NOT_FOUND');
  const until = new Date(now().getTime() + LIMIT.device.giveUpMs);
  const [viewers, plans, checks, recorded] = await Promise.all([
    impacts.viewers(db, actor.companyId, ids, now()).execute(),
    impacts.plans(db, actor.companyId, ids, until).execute(),
    impacts.checks(db, actor.companyId, ids).execute(),
    impacts.recorded(db, actor.companyId, ids).execute(),
  ]);
  return {
    viewers: viewers.map((row) => ({ ...row, since: row.since.toISOString() })),
    plans: plans.map(({ next_at, ...plan }) => ({ ...plan, nextAt: next_at.toISOString() })),
    checks,
    recorded,
  };
}

/** Asks each device, as far as it can be asked: what one refuses keeps nobody else from it. Those out of sight have no result. */
export async function batch(
  { actor, once, language }: Context,
  { ids, order, requestId }: Parsed<typeof api.batch>,
): Promise<Output<typeof api.batch>> {
  return once(requestId, 'device.batch', async (tx) => {
    const devices = new Map((await q.byIds(tx.db, actor, ids).execute()).map((row) => [row.id, row]));
    const { kind } = order;
    const data: TemplateAsked | undefined =
      order.kind === 'detection_template' ? { kinds: order.kinds, at: 0, written: 0 } : undefined;
    const results: Output<typeof api.batch>['results'] = [];
    for (const deviceId of new Set(ids)) {
      const device = devices.get(deviceId);
      // What the actor does not see is not answered: the answer is kept for a call that is sent again.
      if (!device) continue;
      const refusal: Refusal | null = refusalOf(device, kind);
      const asked =
        refusal === null
          ? await askCommand(tx, device, { kind, memberId: actor.memberId, ...(data ? { data } : {}) })
          : null;
      const reason = refusal ?? (asked ? null : 'DEVICE_BUSY');
      const words = reason && translate(language, `error.${reason}`);
      results.push({ deviceId, commandId: asked?.id ?? null, refusal: words });
    }
    return { results };
  });
}

/** How far commands are, of devices in scope. */
export async function commandStates(
  { db, actor }: Context,
  { ids }: Parsed<typeof api.commandStates>,
): Promise<Output<typeof api.commandStates>> {
  const rows = await commands.some(db, actor.companyId, ids).execute();
  const seen = new Set(
    (
      await q
        .byIds(
          db,
          actor,
          rows.map(({ device_id }) => device_id),
        )
        .execute()
    ).map(({ id }) => id),
  );
  return rows.filter(({ device_id }) => seen.has(device_id)).map(presentState);
}
