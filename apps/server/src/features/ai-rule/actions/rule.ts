import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { AI_DEFAULTS, AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { needsModel } from '@rondo/domain/ai/kinds';
import { aiRuleEvents, aiRuleMachine, areasFault, hasRoomForRule, mayEditAiRule } from '@rondo/domain/ai-rule';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { stale } from '../../../platform/stale.ts';
import { visibleCameras } from '../../device/index.ts';
import { attachAnew } from '../../file/index.ts';
import { requireActive } from '../../people/index.ts';
import { detailOf, find, type RuleRow, viewOf } from '../detail.ts';
import { lookedAt } from '../looked-at.queries.ts';
import * as reach from '../reach.queries.ts';
import { refuseTaken } from '../refuse-taken.ts';
import * as q from '../rule.queries.ts';
import { ruleChanges } from '../rule-changes.ts';
import { stateOf } from '../stored.ts';

const KIND = 'aiRule';
type Wanted = Omit<Parsed<typeof api.edit>, 'id' | 'rev'>;
type Reader = Pick<Context, 'db' | 'actor'>;

export async function create(
  { actor, once }: Context,
  { requestId, ...wanted }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'ai-rule.create', async (tx) => {
    const { count } = await q.ruleCount(tx.db, tx.companyId).executeTakeFirstOrThrow();
    if (!hasRoomForRule(Number(count))) throw new AppError('AI_RULES_FULL');
    const columns = await columnsOf(tx, actor, wanted);
    const id = tx.newId();
    const at = tx.now();
    const begins = { state: 'shadow', state_at: at, ledger_from: at, created_at: at, updated_at: at };
    const row = { company_id: tx.companyId, id, ...columns, ...begins };
    await refuseTaken(() => q.insert(tx.db, row).execute());
    await hangPhotos(tx, id, columns, []);
    await tx.addHistory({ kind: KIND, id, name: wanted.name, event: 'created', to: 'shadow' });
    return { id };
  });
}

/** Changes it from now on. What it was judged by counts no more when something else is asked. */
export const edit =
  (hasVision: boolean) =>
  async (context: Context, { id, rev, ...wanted }: Parsed<typeof api.edit>): Promise<{ rev: number }> => {
    const { actor, change } = context;
    return change(async (tx) => {
      const reader = { db: tx.db, actor, now: tx.now, hasVision };
      const row = await find(reader, id);
      if (!mayEditAiRule(actor, await viewOf(reader, row))) throw new AppError('FORBIDDEN');
      const columns = await columnsOf(tx, actor, wanted);
      const before = await detailOf(reader, id);
      const at = tx.now();
      const to = asksElse(row, columns) ? aiRuleMachine.after(stateOf(row.state), 'revise') : null;
      const again = asksElse(row, columns) ? { ledger_from: at, ...(to ? { state: to, state_at: at } : {}) } : {};
      const saved = await refuseTaken(() =>
        q.update(tx.db, tx.companyId, { id, rev }, { ...columns, ...again, updated_at: at }).executeTakeFirst(),
      );
      if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf(reader, id));
      await hangPhotos(tx, id, columns, [...row.yes_photo_ids, ...row.no_photo_ids]);
      const changes = ruleChanges(context.language, before, await detailOf(reader, id));
      const moved = to ? { from: row.state, to } : {};
      await tx.addHistory({ kind: KIND, id, name: wanted.name, event: 'edited', ...moved, data: { changes } });
      return saved;
    });
  };

export async function move(
  { actor, change }: Context,
  { id, rev, event }: Parsed<typeof api.move>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const reader = { db: tx.db, actor };
    const row = await find(reader, id);
    const view = await viewOf(reader, row);
    const to = aiRuleMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!aiRuleEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    const at = tx.now();
    const ledger = event === 'switch_off' ? {} : { ledger_from: at };
    const moved = await q
      .move(tx.db, tx.companyId, event, { id, rev }, { state: to, state_at: at, ...ledger, updated_at: at })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    await tx.addHistory({ kind: KIND, id, name: row.name, event, from: view.state, to });
    return moved;
  });
}

type Columns = Awaited<ReturnType<typeof columnsOf>>;

/** What decides whether a picture is an event: another answer, and the judgements of before say nothing of it. */
const ASKED = ['kind', 'content', 'confidence_percent', 'min_size', 'people', 'sensitivity', 'strictness'] as const;

function asksElse(before: RuleRow, after: Columns): boolean {
  const documents = [
    [before.areas, after.areas],
    [before.persistence, after.persistence],
  ] as const;
  return (
    ASKED.some((field) => before[field] !== after[field]) ||
    photosOf(before).join() !== photosOf(after).join() ||
    documents.some(([old, now]) => JSON.stringify(sorted(old)) !== JSON.stringify(sorted(JSON.parse(now))))
  );
}

/** The sample pictures, and which of them are of which kind. */
const photosOf = (rule: Pick<RuleRow, 'yes_photo_ids' | 'no_photo_ids'>): string[] => [
  ...rule.yes_photo_ids,
  '',
  ...rule.no_photo_ids,
];

/** The pictures of a rule hang on it: whoever sees the rule sees them. */
const hangPhotos = (tx: Tx, id: string, after: Columns, before: readonly string[]) =>
  attachAnew(
    tx,
    { kind: 'ai_rule', id, shopId: null },
    { fileIds: [...after.yes_photo_ids, ...after.no_photo_ids], documentIds: [] },
    { fileIds: before, documentIds: [] },
  );

/** The same document always in the same letters: the database orders keys as it likes. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one)]);
}

const notFound = (path: string) => new AppError('NOT_FOUND', { fields: [{ path, rule: 'invalid' }] });

/** Everything that a rule names is its author's, and it looks at a camera at all. */
async function requireReach({ db, actor }: Reader, wanted: Wanted): Promise<void> {
  const { shopIds, groupIds, tags, cameras, cameraIds, kind } = wanted;
  if (shopIds.length + groupIds.length + tags.length === 0) throw refuseField('shopIds', 'required');
  if (cameras === 'chosen' && cameraIds.length === 0) throw refuseField('cameraIds', 'required');
  const [groups, outside, shops] = await Promise.all([
    reach.groupsByIds(db, actor.companyId, groupIds).execute(),
    reach.outsideOf(db, actor, { groupIds, tags }).executeTakeFirstOrThrow(),
    reach.wantedShops(db, actor, { kind, shopIds, groupIds, tags, cameras, cameraIds }).execute(),
  ]);
  if (groups.length < new Set(groupIds).size || Number(outside.count) > 0) throw notFound('groupIds');
  const seen = new Set(shops.map(({ id }) => id));
  if (shopIds.some((id) => !seen.has(id))) throw notFound('shopIds');
  const named = [...new Set([...(cameras === 'chosen' ? cameraIds : []), ...wanted.areas.map((one) => one.cameraId)])];
  if (named.length > 0) {
    const found = await visibleCameras(db, actor).where('camera.id', 'in', named).execute();
    if (found.length < named.length) throw notFound('cameraIds');
  }
  if (shops.every((shop) => shop.cameras === 0)) throw new AppError('AI_WITHOUT_CAMERA');
  await requireWatched({ db, actor }, wanted, [...seen]);
}

/** An area on a camera at which the rule does not look would change nothing: its author is told instead. */
async function requireWatched({ db, actor }: Reader, wanted: Wanted, shopIds: readonly string[]): Promise<void> {
  const drawn = wanted.areas.filter(({ areas }) => areas.length > 0).map(({ cameraId }) => cameraId);
  if (drawn.length === 0) return;
  const found = await lookedAt(db, actor.companyId, { ...wanted, shopIds }, drawn).execute();
  if (found.length < new Set(drawn).size) throw refuseField('areas', 'area_unwatched');
}

/** What the shapes alone cannot say. */
function requireSense({ areas, persistence, startOn, endOn, handling, handlerIds, ...rest }: Wanted): void {
  const photos = [...rest.yesPhotoIds, ...rest.noPhotoIds];
  if (photos.length > AI_LIMIT.samples || new Set(photos).size < photos.length)
    throw refuseField('noPhotoIds', 'too_many', { max: AI_LIMIT.samples });
  for (const one of areas) {
    const fault = areasFault(one.areas);
    if (fault) throw refuseField('areas', `area_${fault}`);
  }
  if (new Set(areas.map(({ cameraId }) => cameraId)).size < areas.length) throw refuseField('areas', 'invalid');
  if (persistence.kind === 'frames' && persistence.hits > persistence.of) throw refuseField('persistence', 'invalid');
  if (endOn !== null && endOn < startOn) throw refuseField('endOn', 'end_before_start');
  if (handling === 'rectify' && handlerIds.length === 0) throw refuseField('handlerIds', 'required');
}

/** What belongs to a question that a model is asked; another kind has none of it. */
const questionOf = ({ kind, yesPhotoIds, noPhotoIds, strictness }: Wanted) =>
  needsModel(kind)
    ? { yes_photo_ids: yesPhotoIds, no_photo_ids: noPhotoIds, strictness }
    : { yes_photo_ids: [], no_photo_ids: [], strictness: AI_DEFAULTS.strictness };

async function columnsOf({ db, companyId }: Tx, actor: Context['actor'], wanted: Wanted) {
  requireSense(wanted);
  await requireReach({ db, actor }, wanted);
  const people = async (ids: readonly string[]): Promise<string[]> =>
    (await requireActive(db, companyId, ids)).map(({ id }) => id);
  return {
    ...{ name: wanted.name, name_pinyin: pinyinOf(wanted.name), kind: wanted.kind },
    ...{ event_name: wanted.eventName, content: wanted.content, ...questionOf(wanted) },
    shop_ids: [...new Set(wanted.shopIds)],
    group_ids: [...new Set(wanted.groupIds)],
    tags: [...new Set(wanted.tags)],
    cameras: wanted.cameras,
    camera_ids: wanted.cameras === 'chosen' ? [...new Set(wanted.cameraIds)] : [],
    areas: JSON.stringify(wanted.areas.filter((one) => one.areas.length > 0)),
    times: JSON.stringify(wanted.times),
    ...{ hours: wanted.hours, start_on: wanted.startOn, end_on: wanted.endOn },
    ...{ confidence_percent: wanted.confidencePercent, persistence: JSON.stringify(wanted.persistence) },
    ...{ min_size: wanted.minSize, cool_down_minutes: wanted.coolDownMinutes, max_per_day: wanted.maxPerDay },
    ...{ people: wanted.people, sensitivity: wanted.sensitivity, handling: wanted.handling },
    handler_ids: await people(wanted.handlerIds),
    reviewer_ids: await people(wanted.reviewerIds),
    notify_ids: await people(wanted.notifyIds),
    ...{ limit_hours: wanted.limitHours, edited_by: actor.memberId },
  };
}
