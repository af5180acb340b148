import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { processHolding } from '../inspect-setting/index.ts';
import { processPeople } from './process-people.ts';

type Wanted = Parsed<typeof taskApi.preview>;
type Preset = Awaited<ReturnType<typeof processHolding>>;

/** The default process, where the dispatch takes it; it has to where template or company let nobody choose other people. */
export async function processOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { process, mode, templateId, signOff }: Pick<Wanted, 'process' | 'mode' | 'templateId' | 'signOff'>,
): Promise<Preset> {
  const preset = await processHolding(db, actor.companyId, mode, templateId);
  const isOther = signOff !== undefined && signOff !== preset?.signOff;
  if (preset && !preset.allowsOverride && isOther) throw new AppError('PROCESS_FIXED');
  if (process === 'default') {
    if (!preset) throw new AppError('REVIEWER_NEEDED');
    return preset;
  }
  if (preset && !preset.allowsOverride) throw new AppError('PROCESS_FIXED');
  return null;
}

/** Reviewers that a dispatch chose. A self-inspection is always looked at by somebody (C3). */
export function ownReviewers({ review, mode, reviewerIds }: Pick<Wanted, 'review' | 'mode' | 'reviewerIds'>): string[] {
  const isReviewed = review || mode === 'self';
  if (isReviewed && reviewerIds.length === 0) throw new AppError('REVIEWER_NEEDED');
  return isReviewed ? reviewerIds : [];
}

interface PeopleOf {
  preset: Preset;
  wanted: Pick<Wanted, 'ccIds'>;
  own: readonly string[];
  shopIds: readonly string[];
}

/** Who reviews a task and who gets copies: by the default process, or the same people for all of them. */
export async function peopleOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { preset, wanted, own, shopIds }: PeopleOf,
) {
  if (!preset) {
    const reviewLevels = own.length === 0 ? [] : [{ mode: 'any' as const, memberIds: own }];
    return () => ({ reviewLevels, ccIds: wanted.ccIds, reviewUpTo: null, isBlocked: false });
  }
  const find = await processPeople(db, actor.companyId, { plan: preset, initiatorId: actor.memberId, shopIds });
  return (shopId: string, handlerIds: readonly string[]) => {
    const { levels, ccIds, isBlocked } = find(shopId, handlerIds);
    return { reviewLevels: levels, ccIds, isBlocked, reviewUpTo: preset.reviewUpTo };
  };
}
