import { answersShape } from '@rondo/contract/answer-shape';
import type { InspectionSheet } from '@rondo/contract/inspection';
import { maySeeRecord } from '@rondo/domain/record';
import type { ExcludedItem } from '@rondo/domain/scoring/applicable';
import { allItems, type CheckItem, namesSomebody, standardPhotosOf } from '@rondo/domain/scoring/template';
import { MODES } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { fileRefs } from '../file/index.ts';
import { hoursBySeverity, rectificationSettingOf } from '../inspect-setting/index.ts';
import { managersOf } from '../people/index.ts';
import { type FoundTask, findTask } from '../task/index.ts';
import type { TemplateVersion } from '../template/index.ts';
import { contentFor } from './camera-only.ts';
import { carriedFor, withMarks } from './carried.ts';
import { filesOf } from './check-answers.ts';
import { forShop } from './for-shop.ts';
import * as q from './inspection.queries.ts';
import { pinnedVersion } from './pinned-version.ts';
import * as records from './record.queries.ts';
import { recordBefore } from './record-before.ts';
import { rectifiersOf } from './rectifiers-of.ts';
import { secondsOf } from './seconds.ts';

/** Everything an inspection needs, also without network. `newerVersionNo`: a version the task does not follow. */
export async function sheet(context: Context, taskId: string, newerVersionNo: number | null): Promise<InspectionSheet> {
  const { db, actor } = context;
  const found = await findTask(context, taskId);
  const { row } = found;
  const [pinned, draft, last, returned, carried, setting, managers, before] = await Promise.all([
    pinnedVersion(db, actor.companyId, row.template_version_id),
    q.draftOf(db, actor.companyId, taskId).executeTakeFirst(),
    q.lastTime(db, actor.companyId, row).execute(),
    row.round > 1 ? q.lastReject(db, actor.companyId, taskId).executeTakeFirst() : null,
    carriedFor(db, actor.companyId, row),
    rectificationSettingOf(db, actor.companyId),
    row.sign_off ? managersOf(db, actor.companyId, [row.shop_id]).execute() : [],
    row.sign_off ? recordBefore(db, actor.companyId, row) : undefined,
  ]);
  if (!draft) throw new AppError('STALE');
  const { version, excluded } = await forShop(db, actor.companyId, row, pinned);
  const items = allItems(version.content);
  const answers = withMarks(answersShape.parse(draft.answers), carried);
  const marks = Object.values(answers).flatMap((answer) => answer.carriedFrom ?? []);
  const sources = marks.length > 0 ? await records.numbersOf(db, actor.companyId, marks).execute() : [];
  const photos = filesOf(pinned.content, answers);
  // Links that answer: what tier and scope do not cover is told here and not opened.
  const seesThem = maySeeRecord(actor, { shop: { id: row.shop_id, lineage: row.shop_lineage }, tookPart: false });
  const standards = standardPhotosOf(items);
  const covers = version.coverId === null ? [] : [version.coverId];
  const given = [...row.photo_ids, ...row.document_ids];
  const wanted = [...photos, ...standards, ...covers, ...given, ...last.flatMap((item) => item.photo_ids)];
  const files = await fileRefs(db, actor.companyId, wanted);
  return {
    ...heading(found, version),
    newerVersionNo,
    given: { description: row.description, photos: files(row.photo_ids), documents: files(row.document_ids) },
    rectification: { ...(await shownRectifiers(context, found, items)), limitHours: hoursBySeverity(setting) },
    draft: {
      id: draft.id,
      answers,
      rev: draft.rev,
      deviceId: draft.device_id,
      startedAt: draft.started_at.toISOString(),
      savedAt: draft.saved_at.toISOString(),
      photos: files(photos),
    },
    returned: returnedOf(returned),
    // A correction after a review is made away from the store: what was signed stays signed.
    signOff: row.sign_off && !before ? { managers: managers.map(({ id, name }) => ({ id, name })) } : null,
    sample: sampleWords(excluded),
    seconds: secondsOf(draft.seconds),
    standardPhotos: files(standards),
    cover: files(covers)[0] ?? null,
    lastTime: last.map((item) => lastTime(item, files, seesThem)),
    carried: sources.map(({ id, number, submitted_at }) => ({
      recordId: id,
      number,
      submittedAt: submitted_at.toISOString(),
    })),
  };
}

type Rejected = Awaited<ReturnType<ReturnType<typeof q.lastReject>['executeTakeFirst']>>;

/** Why it was sent back, by whom and when. */
const returnedOf = (row: Rejected | null): InspectionSheet['returned'] =>
  row ? { reason: row.comment ?? '', by: row.actor_name ?? '', at: row.at.toISOString() } : null;

async function shownRectifiers(reader: Context, found: FoundTask, items: readonly CheckItem[]) {
  const rules = items.map((item) => item.rectify);
  const usual = await rectifiersOf(reader, found, rules);
  const { handlers, handlersBy, reviewersOf, cc } = usual;
  const { people, isAlone } = reviewersOf(handlers.map(({ id }) => id));
  const ofItems = items
    .filter(({ rectify }) => namesSomebody(rectify))
    .map(({ id, rectify }) => {
      const own = usual.ofItem(rectify);
      const reviewers = own.reviewersOf(own.handlers.map((one) => one.id)).people;
      return { itemId: id, handlers: own.handlers, reviewers, cc: own.cc, fallsBack: own.fallsBack };
    });
  return { handlers, handlersBy, reviewers: people, isAlone, cc, ofItems };
}

type LastItem = Awaited<ReturnType<ReturnType<typeof q.lastTime>['execute']>>[number];

function lastTime(item: LastItem, files: Files, isLinked: boolean): InspectionSheet['lastTime'][number] {
  return {
    itemId: item.item_id,
    result: resultOf(item.result),
    note: item.note,
    value: item.value,
    photos: files(item.photo_ids),
    inspectedAt: item.inspected_at.toISOString(),
    rectificationState: item.rectification_state,
    recordId: isLinked ? item.record_id : null,
    rectificationId: isLinked ? item.rectification_id : null,
  };
}

/** How many items were drawn from how many, where some were not. */
function sampleWords(excluded: readonly ExcludedItem[]): InspectionSheet['sample'] {
  const [items, of] = excluded.find(({ by }) => by === 'sample')?.values ?? [];
  return items === undefined || of === undefined ? null : { items: Number(items), of: Number(of) };
}

type Files = Awaited<ReturnType<typeof fileRefs>>;

function heading({ row, people }: FoundTask, version: TemplateVersion) {
  return {
    taskId: row.id,
    number: row.number,
    name: row.name,
    mode: MODES.find((mode) => mode === row.mode) ?? 'on_site',
    shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path, address: row.shop_address },
    templateId: row.template_id,
    templateVersionId: row.template_version_id,
    templateName: row.template_name,
    versionNo: row.version_no,
    isSelfInitiated: row.dispatch === 'self_initiated',
    deadlineAt: row.deadline_at.toISOString(),
    content: contentFor(row, version.content),
    scoring: version.scoring,
    reviewers: people.filter((p) => p.relation === 'reviewer').map(({ id, name }) => ({ id, name })),
  };
}

function resultOf(text: string): InspectionSheet['lastTime'][number]['result'] {
  return text === 'pass' || text === 'fail' || text === 'na' ? text : 'none';
}
