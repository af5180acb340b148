import type { PagePath } from './page.ts';
import type { PermissionCode } from './permission.ts';

/**
 * What of the catalogue exists today. Permissions, pages and kinds of messages are fixed for good (roles keep codes of parts
 * still to come, `menuList` carries them), but nobody is asked to decide about what does nothing yet: the role editor, the
 * access explainer and the message page show the live ones alone. Tests hold the lists against the endpoints, the route table
 * and what the server sends, both ways.
 */
export const LIVE_CODES = [
  'shop',
  'shop_list',
  'shop_store',
  'task_center',
  'x_dispatch',
  'frame',
  'frame_book',
  'frame_staff',
  'frame_dept',
  'frame_role',
  'x_audit_log',
  'record_select',
  'x_record_void',
  'issue_select',
  'template_manage',
  'x_template_publish',
  'x_company_setting',
  'x_transfer_owner',
  'x_dissolve',
] as const satisfies readonly PermissionCode[];

const codes: ReadonlySet<PermissionCode> = new Set(LIVE_CODES);
/** Whether a permission lets do anything yet. */
export const isLiveCode = (code: PermissionCode): boolean => codes.has(code);

export const LIVE_PAGES = [
  '/shop',
  '/user/org',
  '/user/department',
  '/user/role',
  '/user/member',
  '/user/apply',
  '/inspect/record',
  '/inspect/problem',
  '/inspect/template',
  '/task',
  '/message',
  '/inspect/statistics',
  '/settings',
] as const satisfies readonly PagePath[];

/** The categories of messages that somebody can get today; the call that lists categories answers all of them. */
export const LIVE_MESSAGE_CATEGORIES = ['task', 'rectification', 'application', 'system'] as const;
export type LiveMessageCategory = (typeof LIVE_MESSAGE_CATEGORIES)[number];
