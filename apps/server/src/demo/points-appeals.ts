import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { pointsAppealTerm } from '@rondo/domain/points-appeal';
import { against, pageOf } from '../features/points-appeal/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import { insertRows } from './insert-rows.queries.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import * as q from './points-appeals.queries.ts';
import { toldAs } from './told-as.ts';

type Words = Record<Language, string>;

interface DemoAppeal {
  /** Hours since the points were lost: the next posting that is at least so old is appealed against. */
  hoursAgo: number;
  reason: Words;
  /** Why it was refused; nothing: it waits. */
  refused?: Words;
}

const APPEALS: readonly DemoAppeal[] = [
  {
    hoursAgo: 5,
    reason: {
      'zh-CN': '当天下午店里停电三小时，物业的通知已经发给区域经理。',
      'en-US': 'The power was out for three hours that afternoon; the area manager has the notice of the building.',
    },
  },
  {
    hoursAgo: 20,
    reason: {
      'zh-CN': '配件前一天晚上才送到，第二天一早就换好了。',
      'en-US': 'The part came only the evening before; it was fitted first thing in the morning.',
    },
  },
  {
    hoursAgo: 6 * 24,
    reason: {
      'zh-CN': '值班的同事请假，没有人知道还有这项任务。',
      'en-US': 'The colleague on duty was on leave, and nobody knew of the task.',
    },
    refused: {
      'zh-CN': '请假前要把任务转交给同事，任务列表里一直能看到它。',
      'en-US': 'Tasks are transferred before a leave; it stood in the list of the store all the time.',
    },
  },
];
/** Hours from the posting to the appeal, and from there to the decision. */
const APPEALED_AFTER = 3;
const DECIDED_AFTER = 22;

interface Parts {
  companyId: string;
  language: Language;
  now: Date;
  /** Whoever decides; they and the owner hear of it. */
  admin: DemoMember;
  owner: DemoMember;
}

type Lost = Awaited<ReturnType<typeof q.lostForLateness>>[number];

/** Managers who do not agree with what their stores lost: some wait for an answer, one has it. Call after the points. */
export async function writePointsAppeals(db: Db, parts: Parts): Promise<void> {
  const lost = await q.lostForLateness(db, parts.companyId);
  const taken = new Set<string>();
  const rows = APPEALS.flatMap((appeal) => {
    const youngest = new Date(parts.now.getTime() - appeal.hoursAgo * HOUR_MS);
    const posting = lost.find((one) => one.at <= youngest && !taken.has(one.shop_id));
    // Where nobody lost anything lately nobody appeals; what is decided may be older.
    const oldest = new Date(parts.now.getTime() - (posting?.appeal_days ?? 0) * DAY_MS);
    if (!posting || (!appeal.refused && posting.at < oldest)) return [];
    taken.add(posting.shop_id);
    return [rowsOf(parts, appeal, posting)];
  });
  await insertRows(
    db,
    'points_appeal',
    rows.map(({ appeal }) => appeal),
  );
  await insertRows(
    db,
    'history',
    rows.flatMap(({ history }) => history),
  );
  await insertRows(
    db,
    'message',
    rows.flatMap(({ messages }) => messages),
  );
}

function rowsOf({ companyId, language, admin, owner }: Parts, { reason, refused }: DemoAppeal, posting: Lost) {
  const createdAt = new Date(posting.at.getTime() + APPEALED_AFTER * HOUR_MS);
  const decidedAt = refused ? new Date(createdAt.getTime() + DECIDED_AFTER * HOUR_MS) : null;
  const id = idAt(createdAt);
  const author = { id: posting.member_id, name: posting.member_name };
  const { name, params } = against({ ...posting, member_name: null });
  const step = { company_id: companyId, object_kind: 'pointsAppeal', object_id: id, object_name: name };
  const by = (who: typeof author) => ({ actor_id: who.id, actor_name: who.name });
  const made = { ...step, ...by(author), id: idAt(createdAt), at: createdAt, event: 'created' };
  const history: object[] = [{ ...made, from_state: null, to_state: 'pending', comment: reason[language] }];
  if (refused && decidedAt)
    history.push({
      ...{ ...step, ...by(admin), id: idAt(decidedAt), at: decidedAt, event: 'refuse' },
      ...{ from_state: 'pending', to_state: 'refused', comment: refused[language] },
    });
  const told = { params: { ...params, by: author.name, reason: reason[language], page: pageOf(posting.id) } };
  const messages = [admin, owner].map((to) => ({
    ...{ company_id: companyId, id: idAt(createdAt), member_id: to.id, ...toldAs('points_appeal_to_decide') },
    ...{ source_key: `points_appeal_to_decide:${id}`, ...told },
    ...{ object_kind: null, object_id: null, shop_id: null, created_at: createdAt, read_at: decidedAt },
  }));
  const appeal = {
    ...{
      company_id: companyId,
      id,
      posting_id: posting.id,
      state: refused ? 'refused' : 'pending',
      rev: refused ? 1 : 0,
    },
    ...{ reason: reason[language], photo_ids: [], author_id: author.id, created_at: createdAt },
    ...{ decide_by: pointsAppealTerm(createdAt), decided_by: refused ? admin.id : null, decided_at: decidedAt },
    comment: refused?.[language] ?? '',
  };
  return { appeal, history, messages };
}
