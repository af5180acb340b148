import type { Output } from '@rondo/contract/kit/endpoint';
import type { menuCounterApi as api } from '@rondo/contract/menu-counter';
import { holds } from '@rondo/domain/permission';
import type { Context } from '../../platform/context.ts';
import type { MenuCount } from '../../platform/menu-count.ts';

/** One after another: they are asked on nearly every page, and none is worth a connection of its own. */
export const read =
  (counts: readonly MenuCount[]) =>
  async (context: Context): Promise<Output<typeof api.read>> => {
    const answer: Output<typeof api.read> = {};
    for (const { name, needs, count } of counts)
      if (needs === null || holds(context.actor.codes, needs)) answer[name] = await count(context);
    return answer;
  };
