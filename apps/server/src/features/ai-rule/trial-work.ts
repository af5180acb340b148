import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { decide, type PastLook } from '@rondo/domain/ai/evaluate';
import { gapMs, intervalMs } from '@rondo/domain/ai/schedule';
import { mayEditAiRule } from '@rondo/domain/ai-rule';
import { HOUR_MS } from '@rondo/domain/duration';
import sharp from 'sharp';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { longWork } from '../../platform/long-work.ts';
import { startWork } from '../../platform/start-work.ts';
import { find, viewOf } from './detail.ts';
import { type SeeParts, see } from './see.ts';
import { lookingOf, storedPersistence, storedTimes } from './stored.ts';
import type { trialFound } from './trial.present.ts';
import * as q from './trial.queries.ts';
import { type FrameParts, framesOf, type TrialFrame } from './trial-frames.ts';

export type TrialParts = SeeParts & FrameParts;
const KIND = 'ai.trial';
/** Frames of recordings that are kept small with the result, and their width, pixels: no more than one looks through. */
const SHOWN = 60;
const SHOWN_WIDTH = 480;

/** Starts the trial of a rule; its page shows what it would have found when it ended. */
export async function startTrial(
  { actor, once }: Context,
  { id, requestId }: Parsed<typeof api.startTrial>,
): Promise<Output<typeof api.startTrial>> {
  return once(requestId, 'ai-rule.trial', async (tx) => {
    const reader = { db: tx.db, actor };
    const rule = await find(reader, id);
    if (!mayEditAiRule(actor, await viewOf(reader, rule))) throw new AppError('FORBIDDEN');
    const jobId = tx.newId();
    const work = { id: jobId, kind: KIND, memberId: actor.memberId, name: rule.name, total: 0 } as const;
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
      const frames = await framesOf(parts, tx, actor, rule);
      const { found, failed, recorded } = await tried(parts, { rule, frames, progress });
      const result = { ruleId, triedAt: tx.now(), triedBy: actor.memberId, ruleRev: rule.rev };
      const looked = { frames: frames.length - failed, failed, recorded };
      await q.keepTrial(tx.db, tx.companyId, { ...result, ...looked, found }).execute();
      await tx.addHistory({
        kind: 'aiRule',
        id: ruleId,
        name: rule.name,
        event: 'tried',
        data: { found: found.length },
      });
      return { counts: { frames: frames.length, found: found.length, failed }, madeId: ruleId };
    },
  });

interface Trial {
  rule: Awaited<ReturnType<typeof find>>;
  frames: readonly TrialFrame[];
  progress: (done: number) => Promise<void>;
}

async function tried(parts: TrialParts, { rule, frames, progress }: Trial) {
  const found: z.output<typeof trialFound>[] = [];
  const seen = new Map<string, { looks: PastLook[]; lastEventAt: number | null; events: number }>();
  const alarm = {
    persistence: storedPersistence(rule.persistence),
    ...{ coolDownMinutes: rule.cool_down_minutes, maxPerDay: rule.max_per_day },
  };
  const times = storedTimes(rule.times);
  let [failed, recorded] = [0, 0];
  for (const [index, frame] of frames.entries()) {
    await progress(index);
    const { cameraId, pictureId } = frame;
    const bytes = await frame.bytes();
    const asked = { id: rule.id, looking: lookingOf(rule, cameraId), content: rule.content };
    const answer =
      bytes && (await see(parts, { companyId: rule.company_id, bytes, likeness: null }, [asked])).get(rule.id);
    if (!bytes || !answer?.look) {
      failed += 1;
      continue;
    }
    if (pictureId === null) recorded += 1;
    const past = seen.get(cameraId) ?? { looks: [], lastEventAt: null, events: 0 };
    const at = frame.at.getTime();
    past.looks.push({ at, isHit: answer.look.isHit });
    // Frames stand further apart than the rule looks: what lasts is told of their neighbours.
    const gap = Math.max(gapMs(times), intervalMs(times), AI_LIMIT.trialHours * HOUR_MS);
    const history = { looks: past.looks, gapMs: gap, lastEventAt: past.lastEventAt, eventsToday: past.events };
    if (decide(alarm, history) === 'fire') {
      past.lastEventAt = at;
      past.events += 1;
      const isShown = pictureId === null && found.filter(({ thumb }) => thumb).length < SHOWN;
      found.push({
        ...{ pictureId, cameraId, cameraName: frame.cameraName, shopName: frame.shopName, at: frame.at.toISOString() },
        ...{ confidence: answer.look.confidence, boxes: answer.look.boxes },
        thumb: isShown ? await small(bytes) : null,
      });
    }
    seen.set(cameraId, past);
  }
  return { found, failed, recorded };
}

const small = async (bytes: Buffer): Promise<string> =>
  (await sharp(bytes).resize({ width: SHOWN_WIDTH }).jpeg({ quality: 70 }).toBuffer()).toString('base64');
