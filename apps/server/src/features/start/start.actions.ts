import { allEndpoints } from '@rondo/contract/all';
import type { Output } from '@rondo/contract/kit/endpoint';
import type { startApi as api } from '@rondo/contract/start';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { permits } from '../../platform/http/asking.ts';
import type { Wire } from '../../platform/http/binding.ts';

const PARTS = allEndpoints.filter(({ atStart }) => atStart);
/** What is not read after this long, ms, is left out: pages ask for it alone before they have waited longer (`PATIENCE_MS` of the pages). */
const PATIENCE_MS = 1_500;

/** One after another: none is worth a connection of its own. */
export async function begin(
  { actor }: Context,
  __: unknown,
  { ask, request }: Wire,
): Promise<Output<typeof api.begin>> {
  const answer: Output<typeof api.begin> = {};
  const begunAt = performance.now();
  for (const endpoint of PARTS) {
    if (!permits(endpoint.needs, actor)) continue;
    if (performance.now() - begunAt > PATIENCE_MS) break;
    try {
      answer[endpoint.path] = await ask(endpoint, {});
    } catch (error) {
      // Whoever needs it asks for it alone, and is told then.
      const level = error instanceof AppError ? 'debug' : 'error';
      request.log[level]({ err: error, path: endpoint.path }, 'left out of what pages read when they begin');
    }
  }
  return answer;
}
