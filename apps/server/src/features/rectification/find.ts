import { APPEALS } from '@rondo/domain/appeal';
import { LIMIT } from '@rondo/domain/limit';
import {
  mayRectification,
  maySeeRectification,
  type RectificationEvent,
  type RectificationState,
  type RectificationView,
} from '@rondo/domain/rectification';
import { RELATIONS, type Relation } from '@rondo/domain/relation';
import { AppError } from '../../platform/errors.ts';
import { type Found as FoundWork, finder, type Rules } from '../process/index.ts';
import * as q from './rectification.queries.ts';
import { rectificationWaiting } from './waiting.queries.ts';

export type RectificationFields = NonNullable<Awaited<ReturnType<ReturnType<typeof q.byId>['executeTakeFirst']>>>;
export type Found = FoundWork<RectificationFields, RectificationView>;

/** How rectifications are found and guarded. */
export const rectificationRules: Rules<RectificationState, RectificationEvent, RectificationFields, RectificationView> =
  {
    ...rectificationWaiting,
    load: (db, companyId, id) => q.byId(db, companyId, id).executeTakeFirst(),
    view: (row, state, relations) => ({
      state,
      shop: { id: row.shop_id, lineage: row.lineage_now },
      relations,
      hasReviewer: row.has_reviewer,
      fixedBy: row.fixed_by,
      reviewerIds: row.reviewer_ids,
      completedAt: row.completed_at,
      extended: row.extended,
      allowsTransfer: row.allows_transfer,
      allowsExtension: row.allows_extension,
      asked: row.asked,
      askedUntil: row.asked_until,
      allowsAppeal: row.allows_appeal,
      appeal: APPEALS.find((one) => one === row.appeal) ?? null,
      managerIds: row.manager_ids,
      createdAt: row.created_at,
    }),
    maySee: maySeeRectification,
    may: mayRectification,
    gone: (state) => new AppError(state === 'ended' ? 'TASK_CLOSED' : 'TASK_HANDLED'),
    whyNot,
    nameOf: (row) => `${row.number} ${row.title}`,
  };

/** The rectification with its people, as long as the actor may see it, whether they may cause an event, and its state. */
export const { find, requireEvent, stateOf } = finder(rectificationRules);

function whyNot(event: RectificationEvent, view: RectificationView): AppError | null {
  if (event === 'appeal') return whyNotAppealed(view);
  if (event === 'grant_extension' || event === 'deny_extension') return whyNotAnswered(event, view);
  if (event === 'ask_extension' && !view.allowsExtension) return null;
  if (event === 'ask_extension' && view.asked >= LIMIT.rectification.extensions) return new AppError('EXTENSION_LIMIT');
  if ((event === 'extend' || event === 'ask_extension') && view.extended >= LIMIT.rectification.extensions)
    return new AppError('EXTENSION_LIMIT');
  return event === 'reopen' && view.completedAt ? new AppError('REOPEN_TOO_LATE') : null;
}

/** There was an appeal already, or it is too late for one. */
function whyNotAppealed({ appeal, allowsAppeal, relations }: RectificationView): AppError | null {
  if (appeal !== null) return new AppError('APPEALED_ALREADY');
  return allowsAppeal && relations.includes('handler') ? new AppError('APPEAL_TOO_LATE') : null;
}

/** Nothing is asked, or the time that is asked for is over already. */
function whyNotAnswered(event: RectificationEvent, view: RectificationView): AppError | null {
  if (view.askedUntil === null) return new AppError('NOTHING_ASKED');
  if (event !== 'grant_extension' || !view.relations.includes(view.hasReviewer ? 'reviewer' : 'initiator')) return null;
  return new AppError(view.extended >= LIMIT.rectification.extensions ? 'EXTENSION_LIMIT' : 'DEADLINE_PAST');
}

export function isRelation(text: string): text is Relation {
  return (RELATIONS as readonly string[]).includes(text);
}
