import { LIMIT } from '@rondo/domain/limit';
import { SUBSCRIPTION_EVENTS, SUBSCRIPTION_REPORT_KEYS, SUBSCRIPTION_STATES } from '@rondo/domain/subscription';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, id, keyword, many, personRef, requestId, rev } from './kit/shapes.ts';
import {
  receivedReport,
  subscriptionContent,
  subscriptionDelivery,
  subscriptionDetail,
  subscriptionFields,
  subscriptionReceivers,
  subscriptionRow,
  subscriptionRun,
  subscriptionSetting,
} from './subscription-shapes.ts';

export const SUBSCRIPTION_SORTS = ['-created', 'created', 'next'] as const;

const manage = anyOf('x_report_sub');
const saved = z.object({ rev: z.number().int() });

/** Reports that come by themselves (product 20). Readers see those that they own or get, administrators all. */
export const subscriptionApi = {
  list: endpoint({
    method: 'GET',
    path: '/report/subscription/list',
    needs: signedIn,
    summary: 'The subscriptions that the reader owns or gets, by filter; administrators see all.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(SUBSCRIPTION_STATES)).optional(),
      report: many(z.enum(SUBSCRIPTION_REPORT_KEYS)).optional(),
      sort: z.enum(SUBSCRIPTION_SORTS).default('-created'),
    }),
    output: listOf(subscriptionRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/report/subscription/detail',
    needs: signedIn,
    summary: 'One subscription with its history and what the reader may do.',
    input: z.object({ id }),
    output: subscriptionDetail,
    errors: ['NOT_FOUND'],
  }),
  roles: endpoint({
    method: 'GET',
    path: '/report/subscription/roles',
    needs: manage,
    summary: 'The roles that a report can be sent to.',
    input: z.object({}),
    output: z.array(personRef),
  }),
  receivers: endpoint({
    method: 'GET',
    path: '/report/subscription/receivers',
    needs: manage,
    summary:
      'The robots of chats that a report can be sent to, and whether it can go to addresses outside of the company.',
    input: z.object({}),
    output: subscriptionReceivers,
  }),
  setting: endpoint({
    method: 'GET',
    path: '/report/subscription/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Whether reports may go to addresses of people who are no members.',
    input: z.object({}),
    output: subscriptionSetting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/report/subscription/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Let reports go to addresses outside of the company, or to nobody there from now on.',
    input: z.object({ mayMailOut: z.boolean(), rev }),
    output: subscriptionSetting,
    errors: ['STALE'],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/report/subscription/runs',
    needs: manage,
    summary: 'What was sent, newest first.',
    input: z.object({ id, ...paging }),
    output: listOf(subscriptionRun),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/report/subscription/deliveries',
    needs: manage,
    summary: 'Who got what of a run, by name.',
    input: z.object({ runId: id, ...paging }),
    output: listOf(subscriptionDelivery),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/report/subscription/create',
    needs: manage,
    summary: 'Subscribe to a list or page: it is sent to each recipient over the stores of their own scope.',
    input: z.object({ ...subscriptionContent, ...subscriptionFields, requestId }),
    output: z.object({ id }),
    errors: [
      'FORBIDDEN',
      'INPUT_REFUSED',
      'MEMBER_NOT_FOUND',
      'NOT_FOUND',
      'COMPANY_DISSOLVING',
      'SUBSCRIPTIONS_FULL',
      'REPORTS_STAY_INSIDE',
    ],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/report/subscription/edit',
    needs: manage,
    summary: 'Change a subscription from its next run on; its list and filters stay.',
    input: z.object({ id, rev, ...subscriptionFields }),
    output: saved,
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'STALE',
      'INPUT_REFUSED',
      'MOVE_NOT_ALLOWED',
      'MEMBER_NOT_FOUND',
      'REPORTS_STAY_INSIDE',
    ],
  }),
  move: endpoint({
    method: 'POST',
    path: '/report/subscription/move',
    needs: manage,
    summary: 'Pause a subscription, go on with it, or end it for good.',
    input: z.object({ id, rev, event: z.enum(SUBSCRIPTION_EVENTS) }),
    output: saved,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  sendNow: endpoint({
    method: 'POST',
    path: '/report/subscription/sendNow',
    needs: manage,
    summary: 'Send it now, out of turn: to all its recipients, or as a test to the caller alone.',
    input: z.object({ id, isTest: z.boolean(), requestId }),
    output: z.object({ runId: id }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED', 'SENT_OFTEN'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/report/subscription/resend',
    needs: manage,
    summary: 'Send one recipient again what was frozen for them in a run.',
    input: z.object({ deliveryId: id, requestId }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED', 'SENT_OFTEN'],
  }),
  receive: endpoint({
    method: 'POST',
    path: '/report/subscription/receive',
    needs: signedIn,
    summary: 'Whether the caller wants to go on getting a subscription that is sent to them.',
    input: z.object({ id, isWanted: z.boolean() }),
    output: done,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'],
  }),
  answerUnopened: endpoint({
    method: 'POST',
    path: '/report/subscription/unopened',
    needs: manage,
    summary: 'Whether a recipient who opens none of the reports is to go on getting them.',
    input: z.object({ id, memberId: id, isKept: z.boolean() }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED'],
  }),
  received: endpoint({
    method: 'GET',
    path: '/report/subscription/received',
    needs: signedIn,
    summary:
      'Reports that were sent to the reader and are kept as they were, newest first: of one subscription, page, or dashboard.',
    input: z.object({
      ...paging,
      id: id.optional(),
      report: z.enum(SUBSCRIPTION_REPORT_KEYS).optional(),
      dashboard: id.optional(),
    }),
    output: listOf(receivedReport),
  }),
  opened: endpoint({
    method: 'POST',
    path: '/report/subscription/opened',
    needs: signedIn,
    summary: 'Its recipient opened a report that was sent to them.',
    input: z.object({ key: z.string().min(1, 'required').max(LIMIT.sent.snapshotKey) }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
