import { FLOW_SHARE_KINDS, FLOW_SHARE_LEVELS, FLOW_TEMPLATES } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { z } from 'zod';
import { flowContent } from './flow-widget.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import {
  done,
  fileRef,
  flag,
  historyEntry,
  id,
  instant,
  keyword,
  line,
  many,
  personRef,
  requestId,
  rev,
} from './kit/shapes.ts';

const needs = anyOf('visitor_statistics');

const flowDashboardRow = z.object({
  id,
  name: z.string(),
  owner: personRef,
  /** With how many people and roles. */
  shared: z.number().int(),
  /** What the reader has it for; null: it is theirs, or they administer. */
  sharedFor: z.enum(FLOW_SHARE_LEVELS).nullable(),
  widgets: z.number().int(),
  updatedAt: instant,
  isFavourite: z.boolean(),
  /** The reader begins with it. */
  isDefault: z.boolean(),
  /** Everybody begins with it who has none of their own. */
  isCompanyDefault: z.boolean(),
  /** What the reader may do with it: exactly the buttons to show. */
  can: z.object({ edit: z.boolean(), manage: z.boolean(), setDefault: z.boolean() }),
  rev: z.number().int(),
});
export type FlowDashboardRow = z.output<typeof flowDashboardRow>;

const flowShare = z.object({ kind: z.enum(FLOW_SHARE_KINDS), id, level: z.enum(FLOW_SHARE_LEVELS) });

/** In full: what stands on it, and what the reader may do with it. */
const flowDashboardDetail = flowDashboardRow.extend({
  ...flowContent,
  /** Pictures of its floors. */
  pictures: z.array(fileRef),
  shares: z.array(flowShare.extend({ name: z.string() })),
  history: z.array(historyEntry),
});
export type FlowDashboardDetail = z.output<typeof flowDashboardDetail>;

const name = line(FLOW_LIMIT.name);

export const flowDashboardApi = {
  list: endpoint({
    method: 'GET',
    path: '/flow/dashboard/list',
    needs,
    summary: 'The dashboards that are the reader’s, shared with them, or the default of the company.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      /** Whose: the reader's own, what others share, or both. */
      from: many(z.enum(['own', 'others'])).optional(),
      ownerId: many(id).optional(),
      isFavourite: flag.optional(),
      sort: z.enum(['name', '-name', 'updated', '-updated']).default('-updated'),
    }),
    output: listOf(flowDashboardRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/flow/dashboard/detail',
    needs,
    summary: 'One dashboard with its widgets, its shares and what the reader may do.',
    input: z.object({ id }),
    output: flowDashboardDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/flow/dashboard/create',
    needs,
    summary: 'A new dashboard: empty, of a template, with the widgets of another one, or with what was made of them.',
    input: z.object({
      name,
      template: z.enum(FLOW_TEMPLATES).nullable().default(null),
      copyOf: id.nullable().default(null),
      /** In place of what stands on `copyOf`: changes to it that were not saved there. */
      content: z.object(flowContent).nullable().default(null),
      requestId,
    }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'FLOW_DASHBOARD_NAME_TAKEN', 'FLOW_DASHBOARD_FULL'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/flow/dashboard/rename',
    needs,
    summary: 'Give a dashboard another name.',
    input: z.object({ id, rev, name }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'FLOW_DASHBOARD_NAME_TAKEN'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/flow/dashboard/save',
    needs,
    summary: 'Save the widgets of a dashboard and what it is asked.',
    input: z.object({ id, rev, ...flowContent }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE'],
  }),
  share: endpoint({
    method: 'PUT',
    path: '/flow/dashboard/share',
    needs,
    summary:
      'Say with which members and roles a dashboard is shared, to view or to edit; the list replaces the one before.',
    input: z.object({ id, rev, shares: z.array(flowShare).max(FLOW_LIMIT.shares) }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE'],
  }),
  mark: endpoint({
    method: 'POST',
    path: '/flow/dashboard/mark',
    needs,
    summary: 'Mark a dashboard as a favourite of the reader, or as the one they begin with; or no longer.',
    input: z.object({ id, isFavourite: z.boolean().optional(), isDefault: z.boolean().optional() }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  setDefault: endpoint({
    method: 'POST',
    path: '/flow/dashboard/setDefault',
    needs: anyOf('x_company_setting'),
    summary: 'Let everybody begin with a dashboard who has none of their own; or no longer.',
    input: z.object({ id, isDefault: z.boolean() }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/flow/dashboard/startExport',
    needs,
    summary: 'A dashboard as a spreadsheet, a sheet for each widget, as background work.',
    input: z.object({
      id,
      /** As it is asked now; null: as it was saved. */
      filters: flowContent.filters.nullable().default(null),
      requestId,
    }),
    output: z.object({ jobId: id }),
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/flow/dashboard/remove',
    needs,
    summary: 'Move a dashboard into the bin.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/flow/dashboard/bin',
    needs,
    summary: 'The deleted dashboards that the reader may bring back, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/flow/dashboard/restore',
    needs,
    summary: 'Bring a deleted dashboard back, under another name where its name is taken.',
    input: z.object({ id, name: name.optional() }),
    output: done,
    errors: ['NOT_FOUND', 'FLOW_DASHBOARD_NAME_TAKEN'],
  }),
};
