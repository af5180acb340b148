import type { aiEventApi as api } from '@rondo/contract/ai-event';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import * as q from '../choice.queries.ts';

/** What a filter of the events offers. */
export async function choices(
  { db, actor }: Context,
  { of, keyword: words, ruleId, cameraId, taskId }: Parsed<typeof api.choices>,
): Promise<Output<typeof api.choices>> {
  switch (of) {
    case 'rule':
      return (await q.rules(db, actor, { words, ids: ruleId })).rows;
    case 'camera':
      return (await q.cameras(db, actor, { words, ids: cameraId })).rows;
    case 'task':
      return (await q.tasks(db, actor, { words, ids: taskId })).rows;
    default:
      return of satisfies never;
  }
}
