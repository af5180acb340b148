import { dueAt } from '@rondo/domain/deadline';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import type { Sample } from '@rondo/domain/scoring/sample';
import type { Mode, Purpose } from '@rondo/domain/task';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { requireActive, requireStaff } from '../people/index.ts';
import { shopsByIds, visibleShops } from '../scope/index.ts';
import { createTasks, ownLevels, peopleOfTask, processOf, usableTemplate } from '../task/index.ts';
import { outsideShare, requireShared } from '../template/index.ts';

/** Self-initiated inspections are due at the end of the next day at the shop. */
const TERM = { kind: 'days', days: 1 } as const;

interface Wanted {
  shopId: string;
  templateId: string;
  mode: Mode;
  purpose: Purpose;
  /** Read where people are chosen; a self-inspection is always looked at. */
  review: boolean;
  reviewerIds: string[];
  ccIds: readonly string[];
  /** `default`: the people that template or company preset. */
  process: 'own' | 'default';
  /** Absent: as template or company preset. */
  signOff?: boolean | undefined;
  cameraOnly?: boolean | undefined;
}

/** What an inspection needs before its member can begin it: an open shop in scope, a template that they may use there, active people. */
export async function readyToBegin(tx: Tx, actor: Context['actor'], wanted: Wanted) {
  const inTx = { db: tx.db, actor };
  const shop = await shopToInspect(inTx, wanted);
  if (wanted.mode === 'self')
    await requireStaff(tx.db, actor.companyId, shop.id, { id: actor.memberId, name: actor.name });
  const template = await usableTemplate(inTx, wanted);
  await requireShared(inTx, wanted.templateId);
  const outside = await outsideShare(tx.db, actor.companyId, wanted.templateId, [shop.id]);
  if (outside.size > 0) throw new AppError('TEMPLATE_NOT_FOR_SHOP');
  const preset = await processOf(inTx, wanted);
  const own = preset ? [] : ownLevels({ ...wanted, reviewLevels: [] });
  const asked = { preset, own, wanted: { ccIds: [...wanted.ccIds] }, shopIds: [shop.id] };
  const people = (await peopleOfTask(inTx, asked))(shop.id, [actor.memberId]);
  if (people.isBlocked) throw new AppError('REVIEWER_NEEDED');
  await requireActive(tx.db, actor.companyId, [
    ...people.reviewLevels.flatMap((one) => one.memberIds),
    ...people.ccIds,
  ]);
  return { shop, template, people };
}

type Ready = Awaited<ReturnType<typeof readyToBegin>>;

/** A task that the inspector gives to themself and has in hand at once. `baseRecordId`: what failed there is inspected again. */
export async function giveToSelf(
  tx: Tx,
  actor: Context['actor'],
  wanted: Wanted & { baseRecordId?: string; sample?: Sample | null },
  { shop, template, people }: Ready,
): Promise<{ taskId: string }> {
  const at = tx.now();
  const { shopId: _shop, templateId: _template, process: _process, review: _review, ...rest } = wanted;
  const { reviewLevels, reviewUpTo, ccIds } = people;
  const [taskId] = await createTasks(tx, actor.timeZone, [
    {
      ...{ ...rest, reviewLevels, reviewUpTo, ccIds },
      name: [...template.name].slice(0, LIMIT.name.task).join(''),
      description: '',
      dispatch: 'self_initiated',
      batchId: null,
      shop: { id: shop.id, name: shop.name, path: shop.group_path },
      template: { id: template.templateId, versionId: template.id, name: template.name, versionNo: template.no },
      startAt: at,
      deadlineAt: dueAt(TERM, at, shop.time_zone ?? actor.timeZone),
      deadlinePolicy: DEFAULTS.lateTasks,
      initiatorId: actor.memberId,
      handlerIds: [actor.memberId],
      claimedBy: actor.memberId,
    },
  ]);
  if (!taskId) throw new Error('no task was made');
  return { taskId };
}

/** An open shop in scope; one in preparation only for its opening acceptance. */
async function shopToInspect({ db, actor }: Pick<Context, 'db' | 'actor'>, { shopId, purpose }: Wanted) {
  const seen = await visibleShops(db, actor).select('shop.id').where('shop.id', '=', shopId).executeTakeFirst();
  const shop = seen && (await shopsByIds(db, actor.companyId, [shopId]).executeTakeFirst());
  if (!shop) throw new AppError('NOT_FOUND');
  const isReady = shop.state === 'open' || (shop.state === 'preparing' && purpose === 'opening');
  if (!isReady) throw new AppError('SHOP_NOT_OPEN');
  return shop;
}
