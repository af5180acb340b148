import { DAY_MS } from '@rondo/domain/duration';
import type { TaskState } from '@rondo/domain/task';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import type { Visit } from './visits.ts';

/** Older ones are not written, and of the others the older are read. */
const KEPT_DAYS = 14;
const UNREAD_DAYS = 2;

/** The object a message is about and opens. */
export interface About {
  kind: 'task' | 'rectification';
  id: string;
  name: string;
  shop: { id: string; name: string };
  deadlineAt: Date;
}

/** Part of a member in an object; why they are told. */
export type Relation = 'initiator' | 'handler' | 'reviewer' | 'cc' | 'judge';

/** What the bell said of a task up to now, to whom the product tells it. */
export function addTaskMessages(
  dataset: Dataset,
  { id, visit, state }: { id: string; visit: Visit; state: TaskState },
): void {
  const about: About = { kind: 'task', id, name: visit.template.name, shop: visit.shop, deadlineAt: visit.deadlineAt };
  const { handler, initiator, reviewer, createdAt, submittedAt, approvedAt, returnedAt } = visit;
  const audience: Audience = {
    handler: [handler],
    initiator: [initiator],
    reviewer: reviewer ? [reviewer] : [],
    cc: visit.cc,
    judge: [],
  };
  const say = (text: string, to: readonly Relation[], at: Date, by: DemoMember | null): void =>
    addMessages(dataset, about, { text, to, at, by, comment: null }, audience);
  if (state !== 'not_initiated') say('task.dispatched', ['handler'], createdAt, initiator);
  if (submittedAt && reviewer) say('task.submitted', ['reviewer'], submittedAt, handler);
  if (submittedAt && !reviewer) say('task.completed', ['initiator', 'cc'], submittedAt, handler);
  if (approvedAt) say('task.approved', ['handler', 'initiator', 'cc'], approvedAt, reviewer);
  if (returnedAt) say('task.rejected', ['handler'], returnedAt, reviewer);
  if (state === 'pending' && !returnedAt && visit.deadlineAt < dataset.now) {
    say('task.overdue', ['handler', 'initiator'], visit.deadlineAt, null);
  }
}

export type Audience = Record<Relation, readonly DemoMember[]>;

interface News {
  text: string;
  /** Somebody with two parts is told once, by the one named first. */
  to: readonly Relation[];
  at: Date;
  /** Whoever did it is not told. */
  by: DemoMember | null;
  comment: string | null;
}

/** Messages to those of the audience who can sign in; nobody reads the others'. */
export function addMessages(
  dataset: Dataset,
  about: About,
  { text, to, at, by, comment }: News,
  audience: Audience,
): void {
  const age = (dataset.now.getTime() - at.getTime()) / DAY_MS;
  if (age > KEPT_DAYS) return;
  const told = new Set<DemoMember>(by ? [by] : []);
  for (const reason of to) {
    for (const member of audience[reason]) {
      if (member.account === null || told.has(member)) continue;
      told.add(member);
      dataset.message.push({
        company_id: dataset.companyId,
        id: idAt(at),
        member_id: member.id,
        category: about.kind,
        text_key: text,
        params: { name: about.name, shop: about.shop.name, deadlineAt: about.deadlineAt.toISOString(), comment },
        reason,
        object_kind: about.kind,
        object_id: about.id,
        shop_id: about.shop.id,
        source_key: `${text}:${about.id}:${at.getTime()}`,
        created_at: at,
        read_at: age > UNREAD_DAYS ? new Date(at.getTime() + DAY_MS / 4) : null,
      });
    }
  }
}
