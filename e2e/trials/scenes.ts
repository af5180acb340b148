import { auditApi } from '@rondo/contract/audit';
import type { Endpoint, Input, Output } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { roleApi } from '@rondo/contract/role';
import { shopApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { templateApi } from '@rondo/contract/template';
import type { LivePath } from '@rondo/domain/page';
import { callEndpoint, type Identity } from '../../apps/server/test/client.ts';

/** Where a picture is taken: the name of its file and the address below /web. */
export type Scene = readonly [name: string, address: string];

/** Pages outside the list of live ones: those of the application itself and those that an object leads to. */
type Other = 'session' | 'start' | 'report' | 'editor';

/** Every live page with what its address can open; a page that is added has to be added here, or this does not compile. */
type Scenes = Record<LivePath | Other, readonly Scene[]>;

export async function scenes(base: string, who: Identity): Promise<Scene[]> {
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> =>
    callEndpoint(base, endpoint, input, who);
  const firstOf = ({ list }: { list: readonly { id: string }[] }): string => list[0]?.id ?? '';
  const [tasks, records, rectifications, shops, members, templates, roles, audit] = await Promise.all([
    call(taskApi.list, { tab: 'all', size: 100 }),
    call(recordApi.list, {}),
    call(rectificationApi.list, {}),
    call(shopApi.list, {}),
    call(memberApi.list, {}),
    call(templateApi.list, {}),
    call(roleApi.list, {}),
    call(auditApi.list, {}),
  ]);
  const inReview = tasks.list.find(({ state }) => state === 'pending_review')?.id ?? '';
  const pending = tasks.list.find(({ state }) => state === 'pending')?.id ?? '';
  const role = roles[1]?.id ?? '';
  const all: Scenes = {
    '/task': [
      ['task', '/task'],
      ['task-handled', '/task?tab=handled'],
      ['task-initiated', '/task?tab=initiated'],
      ['task-cc', '/task?tab=cc'],
      ['task-all', '/task?tab=all'],
      ['task-nothing-matches', '/task?tab=all&q=zzzz'],
      ['task-drawer', `/task?tab=all&open=${pending}`],
      ['task-drawer-review', `/task?tab=all&open=${inReview}`],
      ['dispatch', '/task?dispatch=1'],
      ['task-profile', '/task?panel=profile'],
      ['navigation', '/task?panel=navigation'],
    ],
    '/message': [
      ['message', '/message'],
      ['message-unread', '/message?unread=true'],
    ],
    '/shop': [
      ['shop', '/shop'],
      ['shop-drawer', `/shop?open=${firstOf(shops)}`],
      ['shop-import', '/shop?dialog=import'],
      ['shop-create', '/shop?dialog=create'],
      ['shop-nothing-matches', '/shop?q=zzzz'],
    ],
    '/inspect/record': [
      ['record', '/inspect/record'],
      ['record-nothing-matches', '/inspect/record?q=zzzz'],
    ],
    '/inspect/problem': [
      ['rectification', '/inspect/problem'],
      ['rectification-drawer', `/inspect/problem?open=${firstOf(rectifications)}`],
    ],
    '/inspect/template': [
      ['template', '/inspect/template'],
      ['template-create', '/inspect/template?dialog=create'],
      ['template-import', '/inspect/template?dialog=import'],
    ],
    '/inspect/statistics': [
      ['statistics', '/inspect/statistics'],
      ['statistics-failures', '/inspect/statistics?rows=failures'],
      ['statistics-shop', `/inspect/statistics?shopId=${firstOf(shops)}`],
    ],
    '/user/org': [
      ['org', '/user/org'],
      ['org-company', '/user/org?tab=company'],
      ['org-watermark', '/user/org?tab=watermark'],
      ['org-audit', '/user/org?tab=audit'],
      ['org-audit-drawer', `/user/org?tab=audit&open=${firstOf(audit)}`],
    ],
    '/user/department': [['department', '/user/department']],
    '/user/role': [
      ['role', '/user/role'],
      ['role-permissions', `/user/role?role=${role}`],
      ['role-members', `/user/role?role=${role}&tab=members`],
      ['role-explain', '/user/role?panel=explain'],
    ],
    '/user/member': [
      ['member', '/user/member'],
      ['member-drawer', `/user/member?open=${firstOf(members)}`],
      ['member-create', '/user/member?dialog=create'],
      ['member-import', '/user/member?dialog=import'],
    ],
    '/user/apply': [
      ['application', '/user/apply'],
      ['application-invite', '/user/apply?panel=invite'],
    ],
    '/settings': [
      ['settings', '/settings'],
      ['settings-profile', '/settings?panel=profile'],
      ['settings-appearance', '/settings?panel=profile&section=appearance'],
      ['settings-devices', '/settings?panel=profile&section=devices'],
    ],
    session: [
      ['forbidden', '/403?need=frame_role'],
      ['not-found', '/no-such-page'],
      ['diagnostics', '/test'],
    ],
    start: [['start', '/inspect/start']],
    report: [['report', `/inspect/record/${firstOf(records)}`]],
    editor: [['template-editor', `/inspect/template/${firstOf(templates)}`]],
  };
  return Object.values(all).flat();
}
