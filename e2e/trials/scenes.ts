import { albumApi } from '@rondo/contract/album';
import { auditApi } from '@rondo/contract/audit';
import { certificateApi } from '@rondo/contract/certificate';
import type { Endpoint, Input, Output } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { roleApi } from '@rondo/contract/role';
import { shopApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { templateApi } from '@rondo/contract/template';
import { LIVE_PAGES, type LivePath } from '@rondo/domain/page';
import { callEndpoint, type Identity } from '../../apps/server/test/client.ts';

/** Where a picture is taken: the name of its file and the address below /web. */
export type Scene = readonly [name: string, address: string];

/** Pages outside the list of live ones: those of the application itself and those that an object leads to. */
type Other = 'session' | 'start' | 'report' | 'editor';

/** What an address can open besides its page. A page that is not named here is taken as it stands. */
type Named = Partial<Record<LivePath, readonly Scene[]>>;

export async function scenes(base: string, who: Identity): Promise<Scene[]> {
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> =>
    callEndpoint(base, endpoint, input, who);
  const firstOf = ({ list }: { list: readonly { id: string }[] }): string => list[0]?.id ?? '';
  const [tasks, records, rectifications, shops, members, templates, roles, audit, certificates, albums] =
    await Promise.all([
      call(taskApi.list, { tab: 'all', size: 100 }),
      call(recordApi.list, {}),
      call(rectificationApi.list, {}),
      call(shopApi.list, {}),
      call(memberApi.list, {}),
      call(templateApi.list, {}),
      call(roleApi.list, {}),
      call(auditApi.list, {}),
      call(certificateApi.list, {}),
      call(albumApi.cards, {}),
    ]);
  const shop = firstOf(albums);
  const [picture] = (await call(albumApi.pictures, { shopId: [shop] })).list;
  const inReview = tasks.list.find(({ state }) => state === 'pending_review')?.id ?? '';
  const pending = tasks.list.find(({ state }) => state === 'pending')?.id ?? '';
  const role = roles[1]?.id ?? '';
  const revised = templates.list.find(({ liveNo }) => (liveNo ?? 0) > 1);
  const [latest, before] = revised ? (await call(templateApi.get, { id: revised.id })).versions : [];
  const named: Named = {
    '/task': [
      ['task', '/task'],
      ['task-handled', '/task?tab=handled'],
      ['task-initiated', '/task?tab=initiated'],
      ['task-cc', '/task?tab=cc'],
      ['task-all', '/task?tab=all'],
      ['task-board', '/task?tab=all&view=board'],
      ['task-calendar', '/task?tab=all&view=calendar'],
      ['task-nothing-matches', '/task?tab=all&q=zzzz'],
      ['task-drawer', `/task?tab=all&open=${pending}`],
      ['task-drawer-review', `/task?tab=all&open=${inReview}`],
      ['dispatch', '/task?dispatch=1'],
      ['task-new', '/task?new=1'],
      ['task-profile', '/task?panel=profile'],
      ['navigation', '/task?panel=navigation'],
    ],
    '/album': [
      ['album', '/album'],
      ['album-inspection', '/album?tab=inspection'],
      ['album-nothing-matches', '/album?q=zzzz'],
      ['album-upload', '/album?dialog=upload'],
    ],
    '/album/detail': [
      ['album-detail', `/album/detail?shop=${shop}`],
      ['album-viewer', `/album/detail?shop=${shop}&open=${picture?.id ?? ''}`],
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
    '/flow/counter': [
      ['flow-counter', '/flow/counter'],
      ['flow-counter-create', '/flow/counter?dialog=create'],
    ],
    '/flow/health': [['flow-health', '/flow/health']],
    '/certificate': [
      ['certificate', '/certificate'],
      ['certificate-drawer', `/certificate?open=${firstOf(certificates)}`],
      ['certificate-create', '/certificate?dialog=create'],
      ['certificate-expired', '/certificate?validity=expired'],
    ],
    '/shopmap': [
      ['shop-map', '/shopmap'],
      ['shop-map-level', '/shopmap?measure=level'],
      ['shop-map-card', `/shopmap?open=${firstOf(shops)}`],
      ['shop-map-unlocated', '/shopmap?tab=unlocated'],
      ['shop-map-nothing-matches', '/shopmap?q=zzzz'],
    ],
    '/inspect/record': [
      ['record', '/inspect/record'],
      ['record-nothing-matches', '/inspect/record?q=zzzz'],
    ],
    '/inspect/problem': [
      ['rectification', '/inspect/problem'],
      ['rectification-board', '/inspect/problem?view=board'],
      ['rectification-drawer', `/inspect/problem?open=${firstOf(rectifications)}`],
      ['rectification-new', '/inspect/problem/new'],
    ],
    '/inspect/cycle': [['cycle', '/inspect/cycle']],
    '/inspect/settings': [
      ['inspect-setting', '/inspect/settings'],
      ['inspect-setting-rectification', '/inspect/settings?tab=rectification'],
      [
        'inspect-setting-simulator',
        `/inspect/settings?tab=simulator&shopId=${firstOf(shops)}&templateId=${firstOf(templates)}`,
      ],
    ],
    '/inspect/coverage': [['coverage', '/inspect/coverage']],
    '/inspect/template': [
      ['template', '/inspect/template'],
      ['template-create', '/inspect/template?dialog=create'],
      ['template-system', '/inspect/template?tab=system'],
      ['template-system-drawer', '/inspect/template?tab=system&open=catering_food_safety'],
      ['template-import', '/inspect/template?dialog=import'],
    ],
    '/inspect/taskStatistics': [['statistics-task', '/inspect/taskStatistics']],
    '/inspect/scoreStatistics': [['statistics-scores', '/inspect/scoreStatistics']],
    '/inspect/userInspection': [['statistics-users', '/inspect/userInspection']],
    '/inspect/shopInspection': [['statistics-shops', '/inspect/shopInspection']],
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
  };
  const others: Record<Other, readonly Scene[]> = {
    session: [
      ['forbidden', '/403?need=frame_role'],
      ['not-found', '/no-such-page'],
      ['diagnostics', '/test'],
    ],
    start: [['start', '/inspect/start']],
    report: [['report', `/inspect/record/${firstOf(records)}`]],
    editor: [
      ['template-editor', `/inspect/template/${firstOf(templates)}`],
      ['template-health', `/inspect/template/${firstOf(templates)}?panel=health`],
      ['template-compare', `/inspect/template/${revised?.id ?? ''}?from=${before?.id ?? ''}&to=${latest?.id ?? ''}`],
    ],
  };
  const pages = LIVE_PAGES.flatMap((path) => named[path] ?? [[path.slice(1).replaceAll('/', '-'), path] as const]);
  return [...pages, ...Object.values(others).flat()];
}
