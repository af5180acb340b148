import { CERTIFICATE_KINDS, VALIDITIES } from '@rondo/domain/certificate';
import { LIMIT } from '@rondo/domain/limit';
import { UPLOAD } from '@rondo/domain/upload';
import { z } from 'zod';
import { importEndpoints } from './import.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { dayField, inputsOf, outputsOf, ownField, textField } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import {
  day,
  done,
  fileRef,
  historyEntry,
  id,
  instant,
  keyword,
  many,
  personRef,
  requestId,
  rev,
} from './kit/shapes.ts';

const kind = z.enum(CERTIFICATE_KINDS);

/** The fields that people edit, once (docs/decisions/0028-fields-once.md). Store, person and pictures stand beside them. */
export const CERTIFICATE_FIELDS = {
  kind: ownField('kind', { input: kind, output: kind }),
  /** What it is, for those of kind `other`. */
  title: textField('title', LIMIT.certificate.title),
  number: textField('number', LIMIT.certificate.number),
  issuedOn: dayField('issued_on'),
  /** Its last valid day; null: good for ever. */
  validUntil: dayField('valid_until'),
  note: textField('note', LIMIT.text.note),
};

const placeRef = z.object({ id, name: z.string() });

const certificateRow = z.object({
  id,
  kind,
  title: z.string(),
  number: z.string(),
  /** Of a store: the store. Of a person: where they work, if that was told. */
  shop: placeRef.nullable(),
  /** Whose it is; null: the store's. */
  member: personRef.nullable(),
  issuedOn: CERTIFICATE_FIELDS.issuedOn.output,
  validUntil: CERTIFICATE_FIELDS.validUntil.output,
  /** The narrowest it belongs to today, by the company's calendar. */
  validity: z.enum(VALIDITIES),
  photoCount: z.number().int(),
  updatedAt: instant,
  rev: z.number().int(),
});
export type CertificateRow = z.output<typeof certificateRow>;

export const certificateDetail = certificateRow.extend({
  ...outputsOf(CERTIFICATE_FIELDS),
  photos: z.array(fileRef),
  editedBy: personRef,
  createdAt: instant,
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type CertificateDetail = z.output<typeof certificateDetail>;

export const CERTIFICATE_SORTS = ['until', '-until', '-updated'] as const;

const fields = {
  ...inputsOf(CERTIFICATE_FIELDS),
  /** The store, or where the person works. */
  shopId: id.nullable().default(null),
  /** Whose it is; null: the store's. */
  memberId: id.nullable().default(null),
  photoIds: z.array(id).max(UPLOAD.picture.files).default([]),
};

const filters = {
  keyword: keyword.default(''),
  kind: many(kind).optional(),
  holder: z.enum(['shop', 'member']).optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  memberId: many(id).optional(),
  /** Last reminded of on these days, both included. */
  remindedFrom: day.optional(),
  remindedTo: day.optional(),
  /** Who saved it last. */
  editorId: many(id).optional(),
};

const order = { validity: z.enum(VALIDITIES).optional(), sort: z.enum(CERTIFICATE_SORTS).default('until') };

const write = anyOf('shop_store', 'frame_staff');
const count = z.number().int();

export const certificateApi = {
  list: endpoint({
    method: 'GET',
    path: '/certificate/list',
    needs: signedIn,
    summary: 'The certificates of stores in scope, and one’s own, by filter.',
    input: z.object({
      ...paging,
      ...filters,
      ...order,
    }),
    output: listOf(certificateRow),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/certificate/counts',
    needs: signedIn,
    summary: 'How many of the filtered certificates are valid, fall due within 60, 30 and 7 days, and have expired.',
    input: z.object(filters),
    output: z.object({
      all: count,
      valid: count,
      due60: count,
      due30: count,
      due7: count,
      expired: count,
      can: z.object({ create: z.boolean() }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/certificate/detail',
    needs: signedIn,
    summary: 'One certificate with its pictures and history, and what the reader may do.',
    input: z.object({ id }),
    output: certificateDetail,
    errors: ['NOT_FOUND'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/certificate/export',
    needs: anyOf('shop_list'),
    summary: 'The filtered certificates as an xlsx with the headings that an import reads, at most 1,000.',
    input: z.object({ ...filters, ...order }),
    output: z.unknown(),
    raw: true,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/certificate/startExport',
    needs: anyOf('shop_list'),
    summary: 'Make the same file of up to 10,000 rows in the background.',
    input: z.object({ ...filters, ...order, requestId }),
    output: z.object({ jobId: id }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/certificate/create',
    needs: write,
    summary: 'Add a certificate of a store in scope, or of a person.',
    input: z.object({ ...fields, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'MEMBER_NOT_FOUND', 'FORBIDDEN'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/certificate/edit',
    needs: write,
    summary: 'Change a certificate. Another last day starts its reminders anew.',
    input: z.object({ id, rev, ...fields }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'MEMBER_NOT_FOUND', 'FORBIDDEN', 'STALE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/certificate/delete',
    needs: write,
    summary: 'Delete a certificate; for 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/certificate/bin',
    needs: write,
    summary: 'The certificates deleted in the last 30 days that the reader manages, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/certificate/restore',
    needs: write,
    summary: 'Bring a deleted certificate back as it was.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  ...importEndpoints({
    path: '/certificate',
    needs: anyOf('shop_store'),
    noun: 'certificates',
    maxRows: LIMIT.certificate.imported,
  }),
};
