import type { Actor } from './actor.ts';
import { machine } from './machine.ts';

/** An announcement: what the company tells some or all of its people, with who has read it (product 14). */
export const NOTICE_STATES = ['draft', 'pending_approval', 'pending_send', 'sent', 'withdrawn'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];
/** What people do; an emergency is sent when a second person has agreed (`ask`, then `approve` or `refuse`). `due` (its time is reached) and `empty` (nobody is in its range then) belong to the clock. */
export const NOTICE_EVENTS = ['publish', 'schedule', 'ask', 'cancel', 'approve', 'refuse', 'recall'] as const;
export type NoticeAct = (typeof NOTICE_EVENTS)[number];
export type NoticeEvent = NoticeAct | 'due' | 'empty';

const moves = machine<NoticeState, NoticeEvent>(
  {
    draft: { publish: 'sent', schedule: 'pending_send', ask: 'pending_approval' },
    pending_approval: { cancel: 'draft', approve: 'sent', refuse: 'draft' },
    pending_send: { cancel: 'draft', due: 'sent', empty: 'draft' },
    sent: { recall: 'withdrawn' },
    withdrawn: {},
  },
  ['due', 'empty'],
);

/** `delivered`: people have it, or had it. `standing`: not taken back. */
export const noticeMachine = {
  ...moves,
  delivered: ['sent', 'withdrawn'] as readonly NoticeState[],
  standing: ['draft', 'pending_approval', 'pending_send', 'sent'] as readonly NoticeState[],
};

export const NOTICE_CATEGORIES = [
  'general',
  'policy',
  'operation',
  'promotion',
  'training',
  'people',
  'safety',
] as const;
/** `important` opens by itself when its reader comes in next; `acknowledge` until they say that they have understood. */
export const NOTICE_IMPORTANCES = ['normal', 'important', 'acknowledge'] as const;
export type NoticeImportance = (typeof NOTICE_IMPORTANCES)[number];
export const NOTICE_METHODS = ['immediate', 'scheduled'] as const;

/** Which of the recipients a list or a number is about. */
export const READER_SETS = [
  ...(['all', 'read', 'unread', 'acknowledged', 'unacknowledged'] as const),
  ...(['understood', 'not_understood', 'held'] as const),
] as const;
export type ReaderSet = (typeof READER_SETS)[number];
/** Which of the tasks of one a list or a number is about. `done`: handed in; `passed`: completed. */
export const NOTICE_TASK_SETS = ['all', 'open', 'done', 'passed', 'closed'] as const;
export type NoticeTaskSet = (typeof NOTICE_TASK_SETS)[number];
/** What becomes of the open tasks of one that is recalled. */
export const RECALLED_TASKS = ['keep', 'close'] as const;

/** Whom it is sent to: everybody, or who is in one of these, without those who are left out. Departments stand for all below them. */
export interface Audience {
  isAll: boolean;
  departmentIds: string[];
  roleIds: string[];
  shopIds: string[];
  memberIds: string[];
  excludedIds: string[];
}

/** Whether anybody was chosen at all; there may still be nobody in it. */
export const isChosen = ({ isAll, departmentIds, roleIds, shopIds, memberIds }: Audience): boolean =>
  isAll || [departmentIds, roleIds, shopIds, memberIds].some((ids) => ids.length > 0);

/** What the policy needs to know of one. */
export interface NoticeView {
  state: NoticeState;
  authorId: string;
  /** Who asked for approval, while it waits for that. */
  askedBy: string | null;
}

type Reader = Pick<Actor, 'codes' | 'memberId'>;

/** Whether somebody writes announcements. */
const mayWriteNotices = ({ codes }: Pick<Reader, 'codes'>): boolean => codes.has('announcement_mange');

const isAuthor = (actor: Reader, { authorId }: NoticeView): boolean =>
  mayWriteNotices(actor) && actor.memberId === authorId;

/** Whether somebody sees it among those that are managed, with who has read it: their own, or all. */
export const managesNotice = (actor: Reader, one: NoticeView): boolean =>
  actor.codes.has('all_announcement') || isAuthor(actor, one);

/** What was sent is not changed: it is recalled and copied. */
export const mayEditNotice = (actor: Reader, one: NoticeView): boolean => one.state === 'draft' && isAuthor(actor, one);

export const mayDeleteNotice = (actor: Reader, one: NoticeView): boolean =>
  (one.state === 'draft' || one.state === 'withdrawn') && isAuthor(actor, one);

/** Whether somebody may begin a new one with what this one says. */
export const mayCopyNotice = (actor: Reader, one: NoticeView): boolean =>
  mayWriteNotices(actor) && one.state !== 'draft' && managesNotice(actor, one);

/** Whether somebody may say that an emergency goes out: who manages all of them, and neither wrote it nor asked. */
const mayDecideNotice = (actor: Reader, one: NoticeView): boolean =>
  actor.codes.has('all_announcement') && actor.memberId !== one.authorId && actor.memberId !== one.askedBy;

function mayCause(actor: Reader, one: NoticeView, event: NoticeAct): boolean {
  switch (event) {
    case 'publish':
    case 'schedule':
    case 'ask':
      return isAuthor(actor, one);
    case 'approve':
    case 'refuse':
      return mayDecideNotice(actor, one);
    case 'cancel':
    case 'recall':
      return managesNotice(actor, one);
    default:
      return event satisfies never;
  }
}

/** The events the actor may cause now: exactly the buttons to show. Only its author sends it; who sees all takes any back. */
export const noticeEvents = (actor: Reader, one: NoticeView): NoticeAct[] =>
  NOTICE_EVENTS.filter((event) => noticeMachine.after(one.state, event) !== null && mayCause(actor, one, event));

/** What sending a draft is: an emergency asks first, the others go at once or at their time. */
export const sendingOf = (one: { isEmergency: boolean; isScheduled: boolean }) =>
  one.isEmergency ? 'ask' : one.isScheduled ? 'schedule' : 'publish';

/** Whether it is pushed with care for the hours of its readers: what is important, but no emergency. */
export const waitsForHours = (one: { importance: NoticeImportance; isEmergency: boolean }): boolean =>
  one.importance !== 'normal' && !one.isEmergency;

/** What the policy needs to know of a comment. */
interface CommentView {
  authorId: string;
}

/** Whether somebody may say something about one: whom it was sent to, and whoever manages it, as long as it is there to be read. */
export const mayComment = (actor: Reader, one: NoticeView, has: { comments: boolean; isReceived: boolean }): boolean =>
  has.comments && one.state === 'sent' && (has.isReceived || managesNotice(actor, one));

/** A comment is taken away by who wrote it, and by whoever manages the announcement. */
export const mayRemoveComment = (actor: Reader, one: NoticeView, comment: CommentView): boolean =>
  actor.memberId === comment.authorId || managesNotice(actor, one);
