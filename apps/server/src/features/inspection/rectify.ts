import type { inspectionApi } from '@rondo/contract/inspection';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { raisedHoursOf, rectificationSettingOf } from '../inspect-setting/index.ts';
import { requireActive } from '../people/index.ts';
import { linkRectifications } from '../record/index.ts';
import { createRectifications, type NewRectification } from '../rectification/index.ts';
import type { FoundTask } from '../task/index.ts';
import { type AskedItem, type Assessment, isRequired, limitHoursOf, planned } from './assess.ts';
import * as drafts from './inspection.queries.ts';
import { rectifiersOf } from './rectifiers-of.ts';
import type { Written } from './write-record.ts';

interface Submitted {
  found: FoundTask;
  assessment: Assessment;
  record: Pick<Written, 'id' | 'number' | 'businessOn' | 'linked'>;
  wanted: Pick<
    Parsed<typeof inspectionApi.submit>,
    'withoutRectification' | 'rectifications' | 'rectificationReviewerIds' | 'rectificationCcIds'
  >;
  draftId: string | null;
  /** The pictures hang on the record already: whoever brought them. */
  isRecorded?: boolean;
}

/** Every failed item that asks for it becomes a rectification; only those of small weight can be left out. */
export async function rectify(tx: Tx, actor: Actor, { found, assessment, record, wanted, ...draft }: Submitted) {
  const setting = await rectificationSettingOf(tx.db, tx.companyId);
  const failed = planned(assessment.failed, setting).filter(
    ({ item }) =>
      !record.linked.has(item.id) && (isRequired(item, setting) || !wanted.withoutRectification.includes(item.id)),
  );
  if (failed.length === 0) return [];
  const usual = await rectifiersOf(
    { db: tx.db, actor },
    found,
    failed.map(({ item }) => item.rectify),
  );
  const { row } = found;
  const chosen = wanted.rectifications.flatMap((r) => r.handlerIds ?? []);
  await requireActive(tx.db, tx.companyId, chosen, row.shop_id);
  await requireActive(tx.db, tx.companyId, [
    ...(wanted.rectificationReviewerIds ?? []),
    ...(wanted.rectificationCcIds ?? []),
  ]);
  const items = failed.map((asked) => {
    const choice = wanted.rectifications.find((r) => r.itemId === asked.item.id);
    const own = usual.ofItem(asked.item.rectify);
    const handlerIds = choice?.handlerIds ?? own.handlers.map((p) => p.id);
    if (handlerIds.length === 0) throw new AppError('SHOP_NEEDS_MANAGER');
    const others = own.reviewersOf(handlerIds);
    const reviewerIds = wanted.rectificationReviewerIds ?? others.people.map((p) => p.id);
    if (isOwnFix(reviewerIds, handlerIds) && !others.isAlone) throw new AppError('REVIEWER_NEEDED');
    return newRectification(asked, {
      handlerIds,
      reviewerIds,
      ccIds: wanted.rectificationCcIds ?? own.cc.map((p) => p.id),
      limitHours: choice?.limitHours ?? limitHoursOf(asked.item, setting),
      isLimitChosen: choice?.limitHours !== undefined,
    });
  });
  const source = {
    origin: { kind: 'record' as const, id: record.id, number: record.number, taskId: row.id },
    shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
    businessOn: record.businessOn,
    timeZone: actor.timeZone,
    initiatorId: actor.memberId,
    ...{ roundHours: setting.roundHours, repeatDays: setting.repeatDays, raisedHours: raisedHoursOf(setting) },
    allowsTransfer: setting.allowsTransfer,
    ...{ clock: setting.clock, minPhotos: setting.minPhotos, cameraOnly: setting.cameraOnly },
    ...{
      allowsExtension: setting.allowsExtension,
      allowsAppeal: setting.allowsAppeal,
      reviewHours: setting.reviewHours,
    },
  };
  const made = await createRectifications(await bearer(tx, actor, draft, items), source, items);
  await linkRectifications(tx.db, tx.companyId, record.id, made);
  return made;
}

/** Nobody is chosen to look at nothing but their own fixes. */
const isOwnFix = (reviewerIds: readonly string[], handlerIds: readonly string[]): boolean =>
  reviewerIds.every((id) => handlerIds.includes(id));

function newRectification(
  { item, answer, category }: AskedItem,
  who: Pick<NewRectification, 'handlerIds' | 'reviewerIds' | 'ccIds' | 'limitHours' | 'isLimitChosen'>,
): NewRectification {
  return {
    itemId: item.id,
    itemCode: item.code,
    title: item.name,
    description: answer?.note ?? '',
    category,
    standard: item.standard,
    severity: item.severity,
    priority: item.rectify.priority,
    beforePhotoIds: answer?.photos ?? [],
    ...who,
  };
}

/** Pictures that another handler took before the inspection changed hands are attached by the system, not by the actor. */
async function bearer(
  tx: Tx,
  actor: Actor,
  { draftId, isRecorded = false }: Pick<Submitted, 'draftId' | 'isRecorded'>,
  items: readonly NewRectification[],
): Promise<Tx> {
  const photos = items.flatMap((item) => item.beforePhotoIds);
  if (photos.length === 0 || (draftId === null && !isRecorded)) return tx;
  const [foreign] = await drafts.foreignFiles(tx.db, tx.companyId, actor.memberId, null, photos).execute();
  return foreign ? { ...tx, actor: null } : tx;
}
