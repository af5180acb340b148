import { LIMIT } from '@rondo/domain/limit';
import { SHOP_DOCUMENT_KINDS } from '@rondo/domain/shop-document';
import { z } from 'zod';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { done, fileRef, id, instant, line, personRef, requestId, rev, text } from './kit/shapes.ts';

const kind = z.enum(SHOP_DOCUMENT_KINDS);

const shopDocument = z.object({
  id,
  kind,
  /** What it is called; it is saved under this name and the ending of what was uploaded. */
  name: z.string(),
  note: z.string(),
  file: fileRef,
  /** Who added it, and when. */
  by: personRef,
  createdAt: instant,
  rev: z.number().int(),
});
export type ShopDocument = z.output<typeof shopDocument>;

const fields = { kind, name: line(LIMIT.name.document), note: text(LIMIT.text.note).default('') };

const read = anyOf('shop_store', 'shop_list');
const write = anyOf('shop_store');

export const shopDocumentApi = {
  list: endpoint({
    method: 'GET',
    path: '/shop/document/list',
    needs: read,
    summary: 'The documents of a store in scope, the newest first.',
    input: z.object({ shopId: id }),
    output: z.object({
      list: z.array(shopDocument),
      /** What the reader may do now: exactly the buttons to show. */
      can: z.object({ add: z.boolean(), edit: z.boolean() }),
    }),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/shop/document/create',
    needs: write,
    summary: 'Keep an uploaded document with a store in scope.',
    input: z.object({ ...fields, shopId: id, fileId: id, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'SHOP_DOCUMENTS_FULL'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/shop/document/edit',
    needs: write,
    summary: 'Another name, kind or note; what was uploaded stays.',
    input: z.object({ ...fields, id, rev }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shop/document/delete',
    needs: write,
    summary: 'Delete a document of a store; for 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/shop/document/bin',
    needs: write,
    summary: 'The documents of stores in scope that were deleted in the last 30 days, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/shop/document/restore',
    needs: write,
    summary: 'Bring a deleted document back as it was.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'SHOP_DOCUMENTS_FULL'],
  }),
};
