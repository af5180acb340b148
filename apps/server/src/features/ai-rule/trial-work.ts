import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { decide, type PastLook } from '@rondo/domain/ai/evaluate';
import { gapMs, intervalMs } from '@rondo/domain/ai/schedule';
import { mayEditAiRule } from '@rondo/domain/ai-rule';
import { HOUR_MS } from '@rondo/domain/duration';
import { z } from 'zod';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Held } from '../../platform/feature.ts';
import { longWork } from '../../platform/long-work.ts';
import { startWork } from '../../platform/start-work.ts';
import { storedBytes } from '../file/index.ts';
import { find, viewOf } from './detail.ts';
import { type SeeParts, see } from './see.ts';
import { lookingOf, storedPersistence, storedTimes } from './stored.ts';
import type { trialFound } from './trial.present.ts';
import * as q from './trial.queries.ts';

export type TrialParts = SeeParts & Pick<Held, 'store'>;
const KIND = 'ai.trial';
type Picture = Awaited<ReturnType<ReturnType<typeof q.keptPictures>['execute']>>[number];

const sinceOf = (now: Date): Date => new Date(now.getTime() - AI_LIMIT.trialHours * HOUR_MS);

/** Starts the trial of a rule; its page shows what it would have found when it ended. */
export async function startTrial(
  { actor, once }: Context,
  { id, requestId }: Parsed<typeof api.startTrial>,
): Promise<Output<typeof api.startTrial>> {
  return once(requestId, 'ai-rule.trial', async (tx) => {
    const reader = { db: tx.db, actor };
    const rule = await find(reader, id);
    if (!mayEditAiRule(actor, await viewOf(reader, rule))) throw new AppError('FORBIDDEN');
    const kept = await q.keptPictures(tx.db, actor, id, sinceOf(tx.now()), AI_LIMIT.trialFrames).execute();
    const jobId = tx.newId();
    const work = { id: jobId, kind: KIND, memberId: actor.memberId, name: rule.name, total: kept.length } as const;
    await startWork(tx, { ...work, input: { ruleId: id } });
    return { jobId };
  });
}

/** Looks with a rule at the kept pictures of its cameras, and keeps what would have been an event (D17.3). */
export const trialWork = (parts: TrialParts) =>
  longWork({
    kind: KIND,
    code: 'x_ai_rule',
    schema: z.object({ ruleId: z.uuid() }),
    run: async (tx, actor, { ruleId }, { progress }) => {
      const rule = await find({ db: tx.db, actor }, ruleId);
      const pictures = await q.keptPictures(tx.db, actor, ruleId, sinceOf(tx.now()), AI_LIMIT.trialFrames).execute();
      const { found, failed } = await tried(parts, tx, { rule, pictures, progress });
      const result = { ruleId, triedAt: tx.now(), triedBy: actor.memberId, ruleRev: rule.rev };
      await q.keepTrial(tx.db, tx.companyId, { ...result, frames: pictures.length - failed, failed, found }).execute();
      await tx.addHistory({
        kind: 'aiRule',
        id: ruleId,
        name: rule.name,
        event: 'tried',
        data: { found: found.length },
      });
      return { counts: { frames: pictures.length, found: found.length, failed }, madeId: ruleId };
    },
  });

interface Trial {
  rule: Awaited<ReturnType<typeof find>>;
  pictures: readonly Picture[];
  progress: (done: number) => Promise<void>;
}

async function tried(parts: TrialParts, tx: Tx, { rule, pictures, progress }: Trial) {
  const found: z.output<typeof trialFound>[] = [];
  const seen = new Map<string, { looks: PastLook[]; lastEventAt: number | null; events: number }>();
  const alarm = {
    persistence: storedPersistence(rule.persistence),
    ...{ coolDownMinutes: rule.cool_down_minutes, maxPerDay: rule.max_per_day },
  };
  const times = storedTimes(rule.times);
  let failed = 0;
  for (const [index, picture] of pictures.entries()) {
    await progress(index);
    const bytes = await storedBytes(parts.store, tx.companyId, picture.sha256);
    const asked = { id: picture.id, looking: lookingOf(rule, picture.camera_id), content: rule.content };
    const answer = bytes && (await see(parts, bytes, [asked], null)).get(picture.id);
    if (!answer?.look) {
      failed += 1;
      continue;
    }
    const past = seen.get(picture.camera_id) ?? { looks: [], lastEventAt: null, events: 0 };
    const at = picture.taken_at.getTime();
    past.looks.push({ at, isHit: answer.look.isHit });
    // Kept pictures stand further apart than the rule looks: what lasts is told of their neighbours.
    const gap = Math.max(gapMs(times), intervalMs(times), AI_LIMIT.trialHours * HOUR_MS);
    const history = { looks: past.looks, gapMs: gap, lastEventAt: past.lastEventAt, eventsToday: past.events };
    if (decide(alarm, history) === 'fire') {
      past.lastEventAt = at;
      past.events += 1;
      found.push({
        ...{ pictureId: picture.id, cameraId: picture.camera_id, cameraName: picture.camera_name },
        ...{ shopName: picture.shop_name, at: picture.taken_at.toISOString() },
        ...{ confidence: answer.look.confidence, boxes: answer.look.boxes },
      });
    }
    seen.set(picture.camera_id, past);
  }
  return { found, failed };
}
