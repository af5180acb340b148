import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import { type FoundLevel, settleChosen } from '@rondo/domain/process-plan';
import type { Context } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { processHolding } from '../inspect-setting/index.ts';
import { processPeople } from './process-people.ts';

type Wanted = Parsed<typeof taskApi.preview>;
type Preset = Awaited<ReturnType<typeof processHolding>>;

/** The default process, where the dispatch takes it; it has to where template or company let nobody choose other people. */
export async function processOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  {
    process,
    mode,
    templateId,
    signOff,
    cameraOnly,
    ccOnlyFailed,
    afterRectifications,
  }: Pick<Wanted, 'process' | 'mode' | 'signOff' | 'cameraOnly'> &
    Partial<Pick<Wanted, 'ccOnlyFailed' | 'afterRectifications'>> & { templateId: string },
): Promise<Preset> {
  const preset = await processHolding(db, actor.companyId, mode, templateId);
  const isOther =
    (signOff !== undefined && signOff !== preset?.signOff) ||
    (cameraOnly !== undefined && cameraOnly !== preset?.cameraOnly) ||
    (ccOnlyFailed !== undefined && ccOnlyFailed !== preset?.ccOnlyFailed) ||
    (afterRectifications !== undefined && afterRectifications !== preset?.afterRectifications);
  if (preset && !preset.allowsOverride && isOther) throw new AppError('PROCESS_FIXED');
  if (process === 'default') {
    if (!preset) throw new AppError('REVIEWER_NEEDED');
    return preset;
  }
  if (preset && !preset.allowsOverride) throw new AppError('PROCESS_FIXED');
  return null;
}

/** The levels of a review that were chosen by name. A self-inspection is always looked at by somebody (C3); for one that nobody looks at none are named. */
export function ownLevels({
  review,
  mode,
  reviewerIds,
  reviewLevels,
}: Pick<Wanted, 'review' | 'mode' | 'reviewerIds' | 'reviewLevels'>): FoundLevel[] {
  if (!review && mode !== 'self') {
    if (reviewLevels.length > 0) throw refuseField('reviewLevels', 'review_off');
    if (reviewerIds.length > 0) throw refuseField('reviewerIds', 'review_off');
    return [];
  }
  const levels = reviewLevels.length > 0 ? reviewLevels : [{ mode: 'any' as const, memberIds: reviewerIds }];
  const ids = reviewersOf(levels);
  if (ids.length === 0) throw new AppError('REVIEWER_NEEDED');
  if (reviewLevels.length > 0 && new Set(ids).size < ids.length) throw refuseField('reviewLevels', 'repeated');
  return levels;
}

/** Everybody on some levels. */
export const reviewersOf = (levels: readonly FoundLevel[]): string[] => levels.flatMap(({ memberIds }) => memberIds);

interface PeopleOf {
  preset: Preset;
  wanted: Pick<Wanted, 'ccIds'>;
  own: readonly FoundLevel[];
  shopIds: readonly string[];
}

/** Who reviews a task and who gets copies: by the default process, or those who were chosen. Nobody reviews their own work. */
export async function peopleOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { preset, wanted, own, shopIds }: PeopleOf,
) {
  if (!preset) {
    return (_shopId: string, handlerIds: readonly string[]) => {
      const { levels: reviewLevels, isBlocked } = settleChosen(own, handlerIds);
      return { reviewLevels, ccIds: wanted.ccIds, reviewUpTo: null, isBlocked };
    };
  }
  const find = await processPeople(db, actor.companyId, { plan: preset, initiatorId: actor.memberId, shopIds });
  return (shopId: string, handlerIds: readonly string[]) => {
    const { levels, ccIds, isBlocked } = find(shopId, handlerIds);
    return { reviewLevels: levels, ccIds, isBlocked, reviewUpTo: preset.reviewUpTo };
  };
}
