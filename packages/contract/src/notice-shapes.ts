import { LIMIT } from '@rondo/domain/limit';
import {
  NOTICE_CATEGORIES,
  NOTICE_EVENTS,
  NOTICE_IMPORTANCES,
  NOTICE_METHODS,
  NOTICE_STATES,
} from '@rondo/domain/notice';
import { UPLOAD } from '@rondo/domain/upload';
import { z } from 'zod';
import { richText } from './kit/rich-text.ts';
import { fileRef, historyEntry, id, instant, line, personRef } from './kit/shapes.ts';

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
};

const named = {
  id,
  number: z.string(),
  title: z.string(),
  category: z.enum(NOTICE_CATEGORIES),
  importance: z.enum(NOTICE_IMPORTANCES),
  state: z.enum(NOTICE_STATES),
  author: personRef,
  sentAt: instant.nullable(),
  isPinned: z.boolean(),
};

/** As its reader gets it. */
export const receivedNotice = z.object({
  ...named,
  readAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  hasAttachments: z.boolean(),
});
export type ReceivedNotice = z.output<typeof receivedNotice>;

/** How many got, read and acknowledged it; each number opens its people. */
const counts = z.object({
  all: z.number().int(),
  read: z.number().int(),
  acknowledged: z.number().int(),
});

/** As whoever manages it sees it. */
export const managedNotice = z.object({
  ...named,
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
  ...named,
  /** Null: it was recalled, and this reader did not write it. */
  content: richText(LIMIT.text.announcementContent).nullable(),
  files: z.array(fileRef),
  documents: z.array(fileRef),
  expiresAt: instant.nullable(),
  isExpired: z.boolean(),
  /** Why it was recalled, and when. */
  recalled: z.object({ at: instant, reason: z.string() }).nullable(),
  /** The reader's own part; null: it was not sent to them. */
  received: z.object({ readAt: instant.nullable(), acknowledgedAt: instant.nullable() }).nullable(),
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
});
export type NoticeDetail = z.output<typeof noticeDetail>;
export type NoticeReader = z.output<typeof noticeReader>;
