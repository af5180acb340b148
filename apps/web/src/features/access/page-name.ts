import type { PagePath } from '@rondo/domain/page';
import { PAGE_PATHS } from '@rondo/domain/page';
import type { MessageKey } from '@rondo/messages';

/** What a page is called. */
export const PAGE_NAME: Record<PagePath, MessageKey> = {
  '/shop': 'access.pages.shop',
  '/surveillance': 'access.pages.surveillance',
  '/shopmap': 'access.pages.shopmap',
  '/ai': 'access.pages.ai',
  '/user/org': 'access.pages.org',
  '/user/department': 'access.pages.department',
  '/user/role': 'access.pages.role',
  '/user/member': 'access.pages.member',
  '/user/apply': 'access.pages.apply',
  '/inspect/record': 'access.pages.record',
  '/inspect/problem': 'app.inspectMenu.problem',
  '/inspect/cycle': 'access.pages.cycle',
  '/inspect/template': 'access.pages.template',
  '/inspect/aiStatistics': 'access.pages.aiStatistics',
  '/inspect/overview': 'access.pages.overview',
  '/inspect/overviewOfResults': 'access.pages.overviewOfResults',
  '/inspect/statistics': 'access.pages.statistics',
  '/album': 'access.pages.album',
  '/flow': 'access.pages.flow',
  '/task': 'access.pages.task',
  '/message': 'access.pages.message',
  '/score': 'access.pages.score',
  '/help': 'access.pages.help',
  '/knowledge': 'access.pages.knowledge',
  '/notice': 'access.pages.notice',
  '/settings': 'access.pages.settings',
};

/** A page that has a name; null for one that this version does not know. */
export const pageOf = (path: string): PagePath | null => PAGE_PATHS.find((known) => known === path) ?? null;
