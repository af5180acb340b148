import type { Context } from '../../platform/context.ts';
import type { FoundTask } from '../task/index.ts';
import { publishedVersion } from '../template/index.ts';

/**
 * The live version where it is newer than the one the task is pinned to. Nobody else relies on the version of a
 * self-initiated inspection: until it is submitted it must follow the template (A40).
 */
export async function newerVersionOf({ db, actor }: Pick<Context, 'db' | 'actor'>, { row }: FoundTask) {
  const live = await publishedVersion(db, actor.companyId, row.template_id);
  const newer = live && live.no > row.version_no ? live : null;
  return { newer, mustFollow: row.dispatch === 'self_initiated' && row.record_id === null ? newer : null };
}
