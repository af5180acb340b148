import { EDGE_STATES } from '@rondo/domain/edge';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { inputsOf, lineField } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import { done, historyEntry, id, instant, keyword, many, requestId, rev } from './kit/shapes.ts';

/** The fields that people edit. The store stands beside them and stays. */
export const EDGE_FIELDS = { name: lineField('name', LIMIT.name.device) };

const edgeRow = z.object({
  id,
  name: z.string(),
  shop: z.object({ id, name: z.string() }),
  state: z.enum(EDGE_STATES),
  /** Since when it is in this state. */
  stateAt: instant,
  /** When it was there last; null: never. */
  seenAt: instant.nullable(),
  /** The release that it runs; empty: it never connected. */
  version: z.string(),
  /** How its release stands to the server's: `refused` speaks another protocol and has to be updated before it connects. */
  release: z.enum(['same', 'other', 'refused']),
  createdAt: instant,
  rev: z.number().int(),
});
export type EdgeRow = z.output<typeof edgeRow>;

export const edgeDetail = edgeRow.extend({
  /** Its addresses in the store's network, as it tells them. */
  address: z.string(),
  /** Where its connection comes from. */
  remoteAddress: z.string(),
  /** The release of the server. */
  serverVersion: z.string(),
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({ edit: z.boolean(), pair: z.boolean(), revoke: z.boolean() }),
});
export type EdgeDetail = z.output<typeof edgeDetail>;

export const EDGE_SORTS = ['name', '-name', '-created'] as const;

const needs = anyOf('x_device');

export const edgeApi = {
  list: endpoint({
    method: 'GET',
    path: '/edge/list',
    needs,
    summary: 'The store gateways of stores in scope by filter.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(EDGE_STATES)).optional(),
      shopId: many(id).optional(),
      sort: z.enum(EDGE_SORTS).default('name'),
    }),
    output: listOf(edgeRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/edge/detail',
    needs,
    summary: 'One store gateway with its history and what the reader may do.',
    input: z.object({ id }),
    output: edgeDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/edge/create',
    needs,
    summary: 'Add a gateway to a store in scope; a computer is paired with it afterwards.',
    input: z.object({ shopId: id, ...inputsOf(EDGE_FIELDS), requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/edge/edit',
    needs,
    summary: 'Change the name of a store gateway.',
    input: z.object({ id, rev, ...inputsOf(EDGE_FIELDS) }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE'],
  }),
  code: endpoint({
    method: 'POST',
    path: '/edge/code',
    needs,
    summary: 'Make a pairing code: for ten minutes, for one computer. The one before stops to work.',
    input: z.object({ id }),
    output: z.object({ code: z.string(), expiresAt: instant }),
    errors: ['NOT_FOUND', 'EDGE_CONNECTED'],
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/edge/revoke',
    needs,
    summary: 'Take the key from a store gateway: its connection ends within seconds and does not come again.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'EDGE_REVOKED'],
  }),
};
