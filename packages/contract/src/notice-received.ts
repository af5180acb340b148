import { NOTICE_CATEGORIES, NOTICE_IMPORTANCES, NOTICE_STATES } from '@rondo/domain/notice';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { id, instant, personRef } from './kit/shapes.ts';

/** What everybody sees of an announcement in a list. */
export const namedNotice = {
  id,
  number: z.string(),
  title: z.string(),
  category: z.enum(NOTICE_CATEGORIES),
  importance: z.enum(NOTICE_IMPORTANCES),
  state: z.enum(NOTICE_STATES),
  author: personRef,
  sentAt: instant.nullable(),
  isPinned: z.boolean(),
  isEmergency: z.boolean(),
  hasQuiz: z.boolean(),
};

/** As its reader gets it. */
export const receivedNotice = z.object({
  ...namedNotice,
  readAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  understoodAt: instant.nullable(),
  hasAttachments: z.boolean(),
});
export type ReceivedNotice = z.output<typeof receivedNotice>;

/** `noticeApi.popUps`, for the frame around the pages, which needs nothing else of announcements. */
export const noticePopUps = endpoint({
  method: 'GET',
  path: '/push/notice/popUps',
  needs: signedIn,
  atStart: true,
  summary:
    'Important ones that were sent to the reader and not read yet, and those they still have to acknowledge; the oldest first.',
  input: z.object({}),
  output: z.array(receivedNotice),
  silent: true,
});
