import { LIMIT } from '@rondo/domain/limit';
import { NOTICE_CATEGORIES, NOTICE_EVENTS, NOTICE_IMPORTANCES, NOTICE_METHODS } from '@rondo/domain/notice';
import { TASK_STATES } from '@rondo/domain/task';
import { UPLOAD } from '@rondo/domain/upload';
import { z } from 'zod';
import { taskEvidence } from './free-task.ts';
import { listOf } from './kit/page.ts';
import { quizAttempt, quizQuestions } from './kit/quiz.ts';
import { richText } from './kit/rich-text.ts';
import { fileRef, historyEntry, id, instant, line, personRef, text } from './kit/shapes.ts';
import { namedNotice } from './notice-received.ts';

const chosen = z.array(id).max(LIMIT.announcement.chosen).default([]);

/** Whom it is sent to: everybody, or whoever is in one of these, without those who are left out. */
export const audience = z.object({
  isAll: z.boolean().default(false),
  /** Each with all below it. */
  departmentIds: chosen,
  roleIds: chosen,
  /** The staff of stores in scope. */
  shopIds: chosen,
  memberIds: chosen,
  excludedIds: chosen,
});

/** Whether it was understood: questions that its reader answers after reading, all of them right. */
export const noticeQuiz = z.object({ questions: quizQuestions(LIMIT.announcement.questions) });
export type NoticeQuiz = z.output<typeof noticeQuiz>;

/** What the stores of its readers have to do: a free task of each of them, given to the readers who work there. */
export const noticeTask = z.object({
  name: line(LIMIT.name.task),
  content: text(LIMIT.text.taskContent).default(''),
  evidence: taskEvidence.prefault({}),
  /** It ends at 23:59 so many days after the sending, on the clock of each store. */
  days: z.number().int().min(1).max(LIMIT.announcement.taskDays),
  /** The author looks at what was handed in; else it is passed with that. */
  review: z.boolean().default(true),
});
export type NoticeTask = z.output<typeof noticeTask>;

/** What its author writes. */
export const noticeFields = {
  title: line(LIMIT.name.announcement),
  content: richText(LIMIT.text.announcementContent),
  category: z.enum(NOTICE_CATEGORIES).default('general'),
  importance: z.enum(NOTICE_IMPORTANCES).default('normal'),
  method: z.enum(NOTICE_METHODS).default('immediate'),
  /** Needed where it is scheduled. */
  sendAt: instant.nullable().default(null),
  audience: audience.prefault({}),
  /** From then on it is in nobody's list any more; null: never. */
  expiresAt: instant.nullable().default(null),
  /** Until then it stands above the others; null: it does not. */
  pinnedUntil: instant.nullable().default(null),
  /** Who joins within 30 days gets it too. */
  withLaterJoiners: z.boolean().default(false),
  /** Pictures and documents: together as many as an upload takes. */
  fileIds: z.array(id).max(UPLOAD.attachment.files).default([]),
  documentIds: z.array(id).max(UPLOAD.attachment.files).default([]),
  filmIds: z.array(id).max(UPLOAD.notice_film.files).default([]),
  withComments: z.boolean().default(false),
  quiz: noticeQuiz.nullable().default(null),
  task: noticeTask.nullable().default(null),
  /** It does not wait for opening and quiet hours, and is sent only once a second person has agreed. */
  isEmergency: z.boolean().default(false),
};

const whole = z.number().int();

/** How many got, read, acknowledged and understood it, and how many are told only later; each number opens its people. */
const counts = z.object({ all: whole, read: whole, acknowledged: whole, understood: whole, held: whole });

/** How many tasks of it there are, were handed in and passed; each number opens its tasks. */
const taskCounts = z.object({ all: whole, done: whole, passed: whole });

/** As whoever manages it sees it. */
export const managedNotice = z.object({
  ...namedNotice,
  method: z.enum(NOTICE_METHODS),
  sendAt: instant.nullable(),
  createdAt: instant,
  /** Of one that was sent; null before. */
  counts: counts.nullable(),
  rev: z.number().int(),
});
export type ManagedNotice = z.output<typeof managedNotice>;

const names = z.array(z.object({ id, name: z.string() }));

export const noticeDetail = z.object({
  ...namedNotice,
  /** Null: it was recalled, and this reader did not write it. */
  content: richText(LIMIT.text.announcementContent).nullable(),
  files: z.array(fileRef),
  documents: z.array(fileRef),
  films: z.array(fileRef),
  expiresAt: instant.nullable(),
  isExpired: z.boolean(),
  /** Why it was recalled, and when. */
  recalled: z.object({ at: instant, reason: z.string() }).nullable(),
  /** The reader's own part; null: it was not sent to them. */
  received: z
    .object({ readAt: instant.nullable(), acknowledgedAt: instant.nullable(), understoodAt: instant.nullable() })
    .nullable(),
  /** The reader's own check that they understood it; null: it has none, or was not sent to them. */
  check: z.object({ triesLeft: whole, last: quizAttempt.nullable() }).nullable(),
  /** How many comments there are; null: nobody can say anything about it. */
  comments: whole.nullable(),
  /** For whoever manages it. */
  managed: z
    .object({
      method: z.enum(NOTICE_METHODS),
      sendAt: instant.nullable(),
      pinnedUntil: instant.nullable(),
      withLaterJoiners: z.boolean(),
      audience: z.object({
        isAll: z.boolean(),
        departments: names,
        roles: names,
        shops: names,
        members: names,
        excluded: names,
      }),
      counts: counts.nullable(),
      /** Reminders so far, the last one, and from when on the next one may be; null: none any more. */
      reminders: z.object({ count: z.number().int(), lastAt: instant.nullable(), nextAt: instant.nullable() }),
      /** It was to be sent, and nobody was in its range. */
      wasEmpty: z.boolean(),
      /** With what is right. */
      quiz: noticeQuiz.nullable(),
      task: noticeTask.nullable(),
      /** Of the task that it became; null: none. */
      tasks: taskCounts.nullable(),
      withComments: z.boolean(),
      /** Who asked for approval, and when; null: it waits for none. */
      asked: z.object({ by: personRef, at: instant }).nullable(),
      /** Why it was not approved; null: nobody said no. */
      refusal: z.object({ by: personRef, reason: z.string() }).nullable(),
      history: z.array(historyEntry),
    })
    .nullable(),
  rev: z.number().int(),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    copy: z.boolean(),
    remind: z.boolean(),
    acknowledge: z.boolean(),
    answer: z.boolean(),
    comment: z.boolean(),
    closeTasks: z.boolean(),
    events: z.array(z.enum(NOTICE_EVENTS)),
  }),
});

/** A recipient, with where they work. */
export const noticeReader = z.object({
  id,
  name: z.string(),
  departments: z.array(z.string()),
  /** Stores they manage or work for by name, some of many. */
  shops: z.array(z.string()),
  sentAt: instant,
  readAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  understoodAt: instant.nullable(),
  /** When they are told of it; null: they were told. */
  tellAt: instant.nullable(),
});

const readership = z.object({ all: whole, read: whole, understood: whole });

/** A store in the report of one. Somebody of two stores counts in both. */
const noticeShop = z.object({
  shop: z.object({ id, name: z.string() }),
  counts: readership,
  tasks: taskCounts,
});
export type NoticeShop = z.output<typeof noticeShop>;

export const noticeShops = listOf(noticeShop).extend({
  /** Readers who work at no store. */
  none: readership,
});

/** A task that it became. */
export const noticeTaskRow = z.object({
  id,
  number: z.string(),
  name: z.string(),
  shop: z.string(),
  state: z.enum(TASK_STATES),
  isLate: z.boolean(),
  deadlineAt: instant,
  handlers: z.array(z.string()),
  /** The reader may open it among the tasks. */
  canOpen: z.boolean(),
});
export type NoticeTaskRow = z.output<typeof noticeTaskRow>;

export const noticeComment = z.object({
  id,
  author: personRef,
  comment: z.string(),
  at: instant,
  can: z.object({ remove: z.boolean() }),
});
export type NoticeComment = z.output<typeof noticeComment>;
export type NoticeDetail = z.output<typeof noticeDetail>;
export type NoticeReader = z.output<typeof noticeReader>;
