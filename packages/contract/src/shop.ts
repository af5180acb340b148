import { LIMIT } from '@rondo/domain/limit';
import { CLOSED_KINDS, SHOP_EVENTS, SHOP_STATES } from '@rondo/domain/shop';
import { z } from 'zod';
import { importEndpoints } from './import.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { inputsOf } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import { day, done, id, keyword, many, oldDay, requestId, rev, text } from './kit/shapes.ts';
import { realRows } from './real-rows.ts';
import { customFilter, customValue } from './shop-custom.ts';
import { SHOP_FIELDS } from './shop-fields.ts';
import { shopLevels } from './shop-levels.ts';
import { shopGroups, shopOptions, shopTags } from './shop-options.ts';
import { shopDetail, shopRow } from './shop-shapes.ts';

const fields = {
  ...inputsOf(SHOP_FIELDS),
  groupId: id,
  managerIds: z.array(id).max(LIMIT.shop.managers).default([]),
  /** The fields of the company, an empty value for none; a field that is left out stays as it is. */
  custom: z.array(customValue).max(LIMIT.shop.customFields).default([]),
};

const shopSort = z.enum(['name', '-name', '-updated', '-inspected', 'inspected', 'score', '-score']).default('name');
const filters = {
  keyword: keyword.default(''),
  state: many(z.enum(SHOP_STATES)).optional(),
  groupId: many(id).optional(),
  managerId: many(id).optional(),
  ...realRows,
  tag: many(text(LIMIT.shop.tag)).optional(),
  /** Never inspected, or last before this day of the company's calendar. */
  notInspectedSince: day.optional(),
  cameras: z.enum(['some', 'none']).optional(),
  /** By fields of the company: of one field any of the values, of several fields all of them. */
  custom: many(customFilter).optional(),
  sort: shopSort,
};

const count = z.number().int();

/** What can be copied to other stores. */
export const HOURS_PARTS = ['both', 'hours', 'specialDays'] as const;

export const shopApi = {
  list: endpoint({
    method: 'GET',
    path: '/shop/list',
    needs: anyOf('shop_store', 'shop_list'),
    summary: 'The shops in scope by filter, with their last inspection and open rectifications.',
    input: z.object({ ...paging, ...filters }),
    output: listOf(shopRow),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/shop/counts',
    needs: anyOf('shop_store', 'shop_list'),
    summary: 'How many shops in scope are open, in preparation, closed, and whether the reader may add some.',
    input: z.object({}),
    output: z.object({ open: count, preparing: count, closed: count, can: z.object({ create: z.boolean() }) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/shop/detail',
    needs: anyOf('shop_store', 'shop_list'),
    summary: 'One shop.',
    input: z.object({ id }),
    output: shopDetail,
    errors: ['NOT_FOUND'],
  }),
  levels: endpoint({
    method: 'GET',
    path: '/shop/levels',
    needs: anyOf('shop_store', 'shop_list'),
    summary:
      'Twelve months of a shop by template: effective inspections of each month that the reader may list, and the level of the last one.',
    input: z.object({ id }),
    output: shopLevels,
    errors: ['NOT_FOUND'],
  }),
  /** Pickers: without shop_list only the own shops are offered (A9). */
  options: shopOptions,
  /** Offered wherever a tag is typed. */
  tags: shopTags,
  create: endpoint({
    method: 'POST',
    path: '/shop/create',
    needs: anyOf('shop_store'),
    summary: 'Add a shop.',
    input: z.object({ ...fields, state: z.enum(['open', 'preparing']).default('open'), requestId }),
    output: z.object({ id }),
    errors: ['SHOP_NAME_TAKEN', 'SHOP_CODE_TAKEN', 'HOURS_OVERLAP', 'NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/shop/update',
    needs: anyOf('shop_store'),
    summary: 'Change a shop.',
    input: z.object({ id, rev, ...fields }),
    output: z.object({ rev: z.number().int() }),
    errors: ['SHOP_NAME_TAKEN', 'SHOP_CODE_TAKEN', 'HOURS_OVERLAP', 'NOT_FOUND', 'STALE', 'MEMBER_NOT_FOUND'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/shop/move',
    needs: anyOf('shop_store'),
    summary:
      'Open, close or reopen a shop. Closing names kind, reason and first closed day; open tasks are closed unless kept. A day to come is a plan.',
    input: z.object({
      id,
      event: z.enum(SHOP_EVENTS),
      rev,
      kind: z.enum(CLOSED_KINDS).default('temporary'),
      reason: text(LIMIT.text.reason).default(''),
      keepTasks: z.boolean().default(false),
      /** First day it is closed, of the shop's calendar; today when left out. */
      on: oldDay.optional(),
    }),
    output: z.object({
      rev: z.number().int(),
      closedTasks: z.number().int(),
      /** The day of a closing that is planned, not done. */
      plannedOn: oldDay.nullable(),
    }),
    errors: ['NOT_FOUND', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  setPhoto: endpoint({
    method: 'PUT',
    path: '/shop/photo',
    needs: anyOf('shop_store'),
    summary: 'Give a shop a picture, another one, other words to it, or none.',
    input: z.object({
      id,
      rev,
      /** An upload of one's own, or the picture it has; null: none. */
      photoId: id.nullable(),
      /** What it shows, for who cannot see it. */
      alt: text(LIMIT.shop.photoAlt).default(''),
    }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/shop/export',
    needs: anyOf('shop_store'),
    summary: 'The filtered shops as an xlsx with the headings that an import reads, at most 1,000.',
    input: z.object(filters),
    output: z.unknown(),
    raw: true,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/shop/startExport',
    needs: anyOf('shop_store'),
    summary: 'Make the same file of up to 10,000 rows in the background.',
    input: z.object({ ...filters, requestId }),
    output: z.object({ jobId: id }),
  }),
  copyHours: endpoint({
    method: 'POST',
    path: '/shop/hours/copy',
    needs: anyOf('shop_store'),
    summary:
      'Replace business hours, special days or both of stores and groups in scope by those of one store, as background work with a result for each store that is left out.',
    input: z.object({
      fromId: id,
      parts: z.enum(HOURS_PARTS),
      shopIds: z.array(id).max(LIMIT.task.shops).default([]),
      groupIds: z.array(id).max(LIMIT.task.groups).default([]),
      requestId,
    }),
    output: z.object({ jobId: id, shops: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
  withdrawClosing: endpoint({
    method: 'POST',
    path: '/shop/closing/withdraw',
    needs: anyOf('shop_store'),
    summary: 'Take a planned closing back: the shop goes on.',
    input: z.object({ id, rev }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shop/delete',
    needs: anyOf('shop_store'),
    summary: 'Delete a shop that has no records and no tasks; for 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'SHOP_IN_USE', 'SHOP_HAS_HISTORY', 'SHOP_HAS_DEVICES'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/shop/bin',
    needs: anyOf('shop_store'),
    summary: 'The shops in scope deleted in the last 30 days, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/shop/restore',
    needs: anyOf('shop_store'),
    summary:
      'Bring a deleted shop back as it was, or under another name and code, with its managers who still work here.',
    /** Name and code as they were when left out; an empty code: without one. */
    input: z.object({ id, name: fields.name.optional(), code: text(LIMIT.name.shopCode).optional() }),
    output: done,
    errors: ['NOT_FOUND', 'SHOP_NAME_TAKEN', 'SHOP_CODE_TAKEN'],
  }),
  ...importEndpoints({ path: '/shop', needs: anyOf('shop_store'), noun: 'shops', maxRows: LIMIT.import.shops }),
};

/** One level of a group path, by the one rule for it (product 1.11). */
const groupName = text(LIMIT.sent.groupName).refine(
  (name) => name !== '' && [...name].length <= LIMIT.name.group,
  'group_path',
);

export const shopGroupApi = {
  list: shopGroups,
  create: endpoint({
    method: 'POST',
    path: '/shop/group/create',
    needs: anyOf('shop_store'),
    summary: 'Add a group below another.',
    input: z.object({ parentId: id, name: groupName, requestId }),
    output: z.object({ id }),
    errors: ['GROUP_NAME_TAKEN', 'GROUP_TOO_DEEP', 'NOT_FOUND'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/shop/group/update',
    needs: anyOf('shop_store'),
    summary: 'Rename a group or hang it below another, never below itself.',
    input: z.object({ id, rev, name: groupName, parentId: id.nullable() }),
    output: z.object({ rev: z.number().int() }),
    errors: ['GROUP_NAME_TAKEN', 'GROUP_TOO_DEEP', 'GROUP_INTO_ITSELF', 'NOT_FOUND', 'STALE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shop/group/delete',
    needs: anyOf('shop_store'),
    summary: 'Delete a group without shops and without groups.',
    input: z.object({ id }),
    output: done,
    errors: ['GROUP_IN_USE', 'NOT_FOUND'],
  }),
};
