import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { giveToSelf, readyToBegin } from '../self-initiated.ts';

/** An inspection of a shop with a template, begun without a dispatch. */
export async function start(context: Context, input: Parsed<typeof api.start>): Promise<Output<typeof api.start>> {
  const { actor, once } = context;
  const { requestId, ...wanted } = input;
  return once(requestId, 'inspection.start', async (tx) =>
    giveToSelf(tx, actor, wanted, await readyToBegin(tx, actor, wanted)),
  );
}
