import { anyOf, type Needs, signedIn } from '@rondo/contract/kit/endpoint';
import type { MessageKey } from '@rondo/messages';

export type EntryKey =
  | 'message'
  | 'shop'
  | 'task'
  | 'frame'
  | 'inspect'
  | 'staffGrowUp'
  | 'album'
  | 'flow'
  | 'notice'
  | 'score'
  | 'help';

/** A line of a second level. `covers`: further paths on which it is the current one. */
export interface MenuChild {
  key: string;
  labelKey: MessageKey;
  path: `/${string}`;
  covers?: readonly `/${string}`[];
}

/** An entry of the left menu. Who may see its pages is said by the route table, once. */
export interface MenuEntry {
  key: EntryKey;
  /** The entry's index route, which only leads on: to the first permitted of its pages, else to /403 (I3, A5). */
  path?: `/${string}`;
  /** The pages it stands for; without `path` it leads to the first of them that exists and is permitted (A7). */
  pages: readonly `/${string}`[];
  /** The code that shows the entry (section 6); `signed_in` shows it to everybody (I4). */
  needs: Needs;
  children?: readonly MenuChild[];
}

const inspectChildren: readonly MenuChild[] = [
  { key: 'record', labelKey: 'app.inspectMenu.record', path: '/inspect/record' },
  { key: 'problem', labelKey: 'app.inspectMenu.problem', path: '/inspect/problem' },
  { key: 'cycle', labelKey: 'app.inspectMenu.cycle', path: '/inspect/cycle' },
  { key: 'template', labelKey: 'app.inspectMenu.template', path: '/inspect/template' },
  {
    key: 'statistics',
    labelKey: 'app.inspectMenu.statistics',
    path: '/inspect/statistics',
    covers: [
      '/inspect/taskStatistics',
      '/inspect/scoreStatistics',
      '/inspect/shopInspection',
      '/inspect/userInspection',
    ],
  },
  {
    key: 'overview',
    labelKey: 'app.inspectMenu.overview',
    path: '/inspect/overview',
    covers: ['/inspect/overviewOfResults', '/inspect/aiStatistics'],
  },
];

const frameChildren: readonly MenuChild[] = [
  { key: 'org', labelKey: 'app.frameMenu.org', path: '/user/org' },
  { key: 'member', labelKey: 'app.frameMenu.member', path: '/user/member', covers: ['/user/apply'] },
  { key: 'department', labelKey: 'app.frameMenu.department', path: '/user/department' },
  { key: 'role', labelKey: 'app.frameMenu.role', path: '/user/role' },
];

const paths = (children: readonly MenuChild[]) => children.map(({ path }) => path);

/** The left menu in its default order (section 2). Entries whose pages do not exist in the route table are not shown. */
export const MENU: readonly MenuEntry[] = [
  { key: 'message', pages: ['/message'], needs: signedIn },
  { key: 'shop', pages: ['/surveillance', '/shop', '/shopmap', '/ai'], needs: anyOf('shop') },
  { key: 'task', pages: ['/task'], needs: signedIn },
  {
    key: 'frame',
    path: '/user',
    pages: ['/user/org', '/user/department', '/user/role', '/user/member', '/user/apply'],
    needs: anyOf('frame'),
    children: frameChildren,
  },
  { key: 'inspect', path: '/inspect', pages: paths(inspectChildren), needs: signedIn, children: inspectChildren },
  { key: 'staffGrowUp', pages: ['/knowledge'], needs: signedIn },
  { key: 'album', pages: ['/album'], needs: anyOf('image_library_view') },
  { key: 'flow', pages: ['/flow'], needs: anyOf('visitor_statistics') },
  { key: 'notice', pages: ['/notice'], needs: anyOf('announcement_mange', 'all_announcement') },
  { key: 'score', pages: ['/score'], needs: signedIn },
  { key: 'help', pages: ['/help'], needs: signedIn },
];
