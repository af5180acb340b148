import { LEAK_LIMIT } from '@rondo/domain/leak-limit';
import { MEMBER_STATES } from '@rondo/domain/member';
import { UPLOAD } from '@rondo/domain/upload';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { day, personRef, text } from './kit/shapes.ts';

const needs = anyOf('x_company_setting');

/** One picture of a leak, as large as those that are taken in elsewhere. */
export const LEAK_UPLOAD = { maxFiles: 1, maxBytes: UPLOAD.picture.bytes } as const;

/** A member, with what they did on a day. */
const suspect = z.object({
  member: personRef,
  state: z.enum(MEMBER_STATES),
  /** Exports and downloads of that day in the audit log, and everything of that day in it. */
  exports: z.number().int(),
  acts: z.number().int(),
  /** A session was in use on that day. */
  wasSignedIn: z.boolean(),
});

const leakCandidate = suspect.extend({
  /** What their watermark said on that day if every part was shown. */
  mark: z.string(),
});
export type LeakCandidate = z.output<typeof leakCandidate>;

const leakFound = suspect.extend({
  /** The day that the picture left, in the company's zone. */
  day,
  /** Saved by the member, or seen through an external link that the member made. */
  way: z.enum(['member', 'link']),
});
export type LeakFound = z.output<typeof leakFound>;

export const leakApi = {
  picture: endpoint({
    method: 'POST',
    path: '/customer/leak/picture',
    needs,
    summary:
      'Read the invisible id of a picture (part name `file`) that left the company: who saved it, and when. The picture is not kept; the audit log says who looked.',
    input: z.object({}),
    output: z.object({
      /** Null: no id of this company is in it. */
      found: leakFound.nullable(),
    }),
    errors: ['FILE_TYPE_REFUSED', 'FILE_TOO_LARGE', 'IMAGE_TOO_LARGE', 'FILE_BROKEN'],
    upload: LEAK_UPLOAD,
    limit: 'upload',
  }),
  fragments: endpoint({
    method: 'POST',
    path: '/customer/leak/fragments',
    needs,
    summary:
      'The members, of now and of before, whose watermark of a day shows what was read of it; those first who took something out that day. The audit log says who looked.',
    input: z.object({
      /** Part of the name, empty where nothing of it can be read. */
      name: text(LEAK_LIMIT.fragment).default(''),
      /** Part of the last four digits of the phone, or of the e-mail before the at-sign. */
      account: text(LEAK_LIMIT.fragment).default(''),
      day,
    }),
    output: z.object({
      list: z.array(leakCandidate),
      /** All that fit; the list is cut. */
      total: z.number().int(),
    }),
  }),
};
