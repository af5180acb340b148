import { INDUSTRIES, OWNERSHIP_STATES } from '@rondo/domain/company';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { done, fileRef, id, instant, personRef, rev, text } from './kit/shapes.ts';

const onOff = z.union([z.literal(0), z.literal(1)]);
const code = z.string().trim().max(LIMIT.sent.code);

export const companyFacts = z.object({
  name: z.string(),
  industry: z.enum(INDUSTRIES),
  logo: fileRef.nullable(),
  timeZone: z.string(),
  cutOff: z.string(),
  /** Whether mobiles and e-mail addresses are shown whole in the address book. */
  showMobile: z.boolean(),
  owner: personRef,
  members: z.number().int(),
  shops: z.number().int(),
  createdAt: instant,
  watermark: onOff,
  watermarkDate: onOff,
  watermarkName: onOff,
  watermarkAccount: onOff,
  /** People on pictures that leave the company are made unrecognizable; one that nobody could look at does not leave. */
  veilPeople: onOff,
  rev: z.number().int(),
  /** The open offer of ownership. */
  offer: z
    .object({ id, to: personRef, createdAt: instant, expiresAt: instant, state: z.enum(OWNERSHIP_STATES) })
    .nullable(),
  can: z.object({ edit: z.boolean(), transfer: z.boolean(), accept: z.boolean(), dissolve: z.boolean() }),
});
export type CompanyFacts = z.output<typeof companyFacts>;

export const companyApi = {
  get: endpoint({
    method: 'GET',
    path: '/customer/company/facts',
    needs: anyOf('frame_book', 'x_company_setting'),
    summary: 'The company: name, industry, logo, owner, settings.',
    input: z.object({}),
    output: companyFacts,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/customer/company/facts',
    needs: anyOf('x_company_setting'),
    summary: 'Change name, industry, logo, time zone, business-day cut-off, and whether mobiles are shown.',
    input: z.object({
      rev,
      name: text(LIMIT.name.company).min(1, 'company_name'),
      industry: z.enum(INDUSTRIES),
      logoFileId: id.nullable(),
      timeZone: z.string().max(LIMIT.timeZone),
      cutOff: z.string().regex(/^(0[0-5]:[0-5][0-9]|06:00)$/, 'format'),
      showMobile: z.boolean(),
    }),
    output: companyFacts,
    errors: ['INPUT_REFUSED', 'NOT_FOUND', 'COMPANY_DISSOLVING', 'STALE'],
  }),
  saveWatermark: endpoint({
    method: 'PUT',
    path: '/customer/company/watermark',
    needs: anyOf('x_company_setting'),
    summary:
      'The switches of pictures, 1 for on: the four of the watermark, of which on needs at least one part, and whether people on pictures that leave are made unrecognizable.',
    input: z.object({
      rev,
      watermark: onOff,
      watermarkDate: onOff,
      watermarkName: onOff,
      watermarkAccount: onOff,
      /** Absent: as it is. */
      veilPeople: onOff.optional(),
    }),
    output: companyFacts,
    errors: ['WATERMARK_EMPTY', 'STALE'],
  }),
  offer: endpoint({
    method: 'POST',
    path: '/customer/company/offer',
    needs: anyOf('x_transfer_owner'),
    summary:
      'Offer the company to an administrator, with a code sent to the owner. It stays the owner’s until it is accepted.',
    input: z.object({ toId: id, code }),
    output: done,
    errors: ['CODE_WRONG', 'OWNERSHIP_PENDING', 'OWNERSHIP_NOT_ADMIN', 'COMPANY_DISSOLVING', 'MEMBER_NOT_FOUND'],
    limit: 'sign_in',
  }),
  cancelOffer: endpoint({
    method: 'POST',
    path: '/customer/company/cancelOffer',
    needs: anyOf('x_transfer_owner'),
    summary: 'Take an offer back.',
    input: z.object({ id }),
    output: done,
    errors: ['OWNERSHIP_DECIDED'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/customer/company/accept',
    needs: anyOf('x_company_setting'),
    summary: 'Take the company over, with a code sent to the new owner; the old owner becomes an administrator.',
    input: z.object({ id, code }),
    output: done,
    errors: ['CODE_WRONG', 'OWNERSHIP_DECIDED', 'NOT_FOUND', 'OWNERSHIP_NOT_ADMIN'],
    limit: 'sign_in',
  }),
  decline: endpoint({
    method: 'POST',
    path: '/customer/company/decline',
    needs: anyOf('x_company_setting'),
    summary: 'Decline the offer.',
    input: z.object({ id }),
    output: done,
    errors: ['OWNERSHIP_DECIDED', 'NOT_FOUND'],
  }),
};
