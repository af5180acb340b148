import { answerShape } from '@rondo/contract/answer-shape';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { recordApi as api } from '@rondo/contract/record';
import type { Answer } from '@rondo/domain/answer';
import { LIMIT } from '@rondo/domain/limit';
import { itemHealth as healthOf } from '@rondo/domain/scoring/item-health';
import { score } from '@rondo/domain/scoring/score';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { askedIn, liveAndDraft, type TemplateVersion } from '../template/index.ts';
import * as q from './of-template.queries.ts';

/**
 * What a draft would have made of the newest records: each scored from its answers by the live version and by the draft, so that a draft
 * that changes nothing changes no result, whatever older versions were.
 */
export async function replay(
  { db, actor }: Context,
  { templateId }: Parsed<typeof api.replay>,
): Promise<Output<typeof api.replay>> {
  const { companyId } = actor;
  const versions = await liveAndDraft(db, companyId, templateId);
  if (!versions) throw new AppError('NOT_FOUND');
  const records = await q.newestOf(db, actor, templateId, LIMIT.template.replayed).execute();
  const ids = records.map(({ id }) => id);
  const answers = new Map<string, Answer[]>(ids.map((id) => [id, []]));
  for (const row of await q.answersOf(db, companyId, ids).execute()) {
    answers.get(row.record_id)?.push(answerShape.parse(row.answer));
  }
  const changed = records.flatMap((record) => {
    const given = answers.get(record.id) ?? [];
    const [before, after] = [resultBy(versions.live, record, given), resultBy(versions.draft, record, given)];
    if (isSame(before, after)) return [];
    const { id: recordId, number, shop_name: shopName, submitted_at: at } = record;
    return [{ recordId, number, shopName, submittedAt: at.toISOString(), before, after }];
  });
  return { records: records.length, changed };
}

type Result = Output<typeof api.replay>['changed'][number]['before'];

/** Only of what the version asks a store of its kind: answers to other items are left out, as in an inspection. */
function resultBy(
  { content, scoring }: TemplateVersion,
  store: Parameters<typeof askedIn>[1],
  answers: readonly Answer[],
): Result {
  const { ratePercent, level, isPass } = score(askedIn(content, store).content, scoring, answers);
  const rank = scoring.levels.findIndex(({ key }) => key === level?.key);
  const mark = level && {
    key: level.key,
    name: level.name,
    rank,
    count: scoring.levels.length,
    fromPercent: level.minPercent,
  };
  return { ratePercent, level: mark, isPass };
}

/** The same level and verdict: a rate that moves inside its level changes nothing for the store. */
const isSame = (before: Result, after: Result): boolean =>
  before.isPass === after.isPass && before.level?.key === after.level?.key && before.level?.name === after.level?.name;

/** How the items of a template do: what never fails, what inspectors see differently, what often does not apply. */
export async function itemHealth(
  { db, actor }: Context,
  { templateId }: Parsed<typeof api.itemHealth>,
): Promise<Output<typeof api.itemHealth>> {
  const records = await q.newestOf(db, actor, templateId, LIMIT.template.healthRecords).execute();
  const ids = records.map(({ id }) => id);
  const rows = await q.talliesOf(db, actor.companyId, ids).execute();
  const tallies = rows.map(({ item_id: itemId, inspector_id: inspectorId, pass, fail, na }) => ({
    itemId,
    inspectorId,
    pass: Number(pass),
    fail: Number(fail),
    na: Number(na),
  }));
  return { records: records.length, items: healthOf(tallies) };
}
