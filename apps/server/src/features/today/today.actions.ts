import type { Output } from '@rondo/contract/kit/endpoint';
import type { todayApi as api } from '@rondo/contract/today';
import { TODAY_FIGURES, TODAY_ROWS } from '@rondo/contract/today-rows';
import { civilDate } from '@rondo/domain/civil-time';
import { todayView } from '@rondo/domain/today';
import type { Context } from '../../platform/context.ts';
import * as q from './today.queries.ts';
import { urgentRows } from './urgent-rows.ts';

/** The day at a glance. Who neither oversees stores nor runs one is asked for nothing. */
export async function today({ db, actor, now }: Context): Promise<Output<typeof api.today>> {
  const at = now();
  const asking: q.Asking = { db, actor, at, day: civilDate(at, actor.timeZone) };
  const view = todayView(actor);
  const may = (key: (typeof TODAY_FIGURES)[number]): boolean => {
    const { needs } = TODAY_ROWS[key];
    return needs.kind !== 'any' || needs.codes.some((code) => actor.codes.has(code));
  };
  const keys = TODAY_FIGURES.filter((key) => TODAY_ROWS[key].view === view && may(key));
  const isOverseer = view === 'oversee';
  const [figures, urgent, firstSteps] = await Promise.all([
    keys.length > 0 ? q.figures(asking, keys).executeTakeFirstOrThrow() : {},
    isOverseer ? q.urgent(asking, { tasks: may('lateTasks'), rectifications: may('lateRectifications') }) : [],
    actor.isAdmin ? q.firstSteps(asking).executeTakeFirstOrThrow() : null,
  ]);
  return { day: asking.day, view, figures, urgent: await urgentRows(asking, urgent), firstSteps };
}
