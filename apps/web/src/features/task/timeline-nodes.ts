import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { TaskDetail } from '@rondo/contract/task';
import { shownEvent } from '@rondo/domain/task';
import { listText } from '../../shared/format/list.ts';
import type { Translate } from '../../shared/i18n.tsx';
import type { StateOf } from '../../shared/ui/status/states.ts';

type NodeState = StateOf<'node'>;

/** What a node looks like, by the event that made it, and its words. */
const LOOKS = {
  dispatch: 'initiated',
  start: 'initiated',
  initiate: 'initiated',
  claim: 'initiated',
  release: 'initiated',
  submit: 'handled',
  submit_unreviewed: 'handled',
  transfer: 'pending',
  change_deadline: 'pending',
  approve: 'approved',
  reject: 'rejected',
  close: 'closed',
  cancel: 'closed',
  close_by_deadline: 'closed',
  reopen: 'pending',
  remind: 'initiated',
  cc: 'cc_sent',
  remove: 'closed',
} as const satisfies Record<string, NodeState>;
type Known = keyof typeof LOOKS;

const isKnown = (event: string): event is Known => Object.hasOwn(LOOKS, event);

export interface ProcessNode {
  key: string;
  state: NodeState;
  act: string;
  who: string;
  isFuture: boolean;
}

/** A node for something that happened to a task. */
export function pastNode(
  entry: HistoryEntry,
  { dispatch }: Pick<TaskDetail, 'dispatch'>,
  t: Translate,
  dateTime: (value: string) => string,
): ProcessNode {
  const { data } = entry;
  const event = shownEvent(entry.event, dispatch);
  const to = Array.isArray(data.to) ? listText(t, data.to) : typeof data.to === 'string' ? data.to : '';
  const isTime = event === 'change_deadline' || event === 'reopen';
  const act = isKnown(event) ? t(`task.event.${event}`, { to: isTime && to ? dateTime(to) : to }) : '';
  return {
    key: entry.id,
    state: isKnown(event) ? LOOKS[event] : 'initiated',
    act: act || t('task.event.other'),
    who: entry.actor?.name ?? '',
    isFuture: false,
  };
}

/** The nodes that still wait: who has the turn, who comes after, who gets a copy. */
export function futureNodes(detail: Pick<TaskDetail, 'state' | 'people' | 'claimedBy'>, t: Translate): ProcessNode[] {
  const names = (relation: TaskDetail['people'][number]['relation']) =>
    detail.people.filter((p) => p.relation === relation).map((p) => p.name);
  const node = (key: string, state: NodeState, act: string, people: readonly string[]): ProcessNode => ({
    key,
    state,
    act,
    who: listText(t, people),
    isFuture: true,
  });
  const handler = t('state.processRole.inspection_handler');
  const reviewer = t('state.processRole.inspection_reviewer');
  const reviewers = names('reviewer');
  const copied = names('cc');
  const then = [
    ...(reviewers.length > 0
      ? [node('review', 'pending_review', `${reviewer} · ${t('task.event.thenReview')}`, reviewers)]
      : []),
    ...(copied.length > 0 ? [node('cc', 'pending_cc', t('task.event.thenCc'), copied)] : []),
  ];
  switch (detail.state) {
    case 'not_initiated':
      return [node('start', 'pending', `${handler} · ${t('task.event.waitStart')}`, names('handler')), ...then];
    case 'pending': {
      const { claimedBy } = detail;
      const handling = claimedBy
        ? node('handle', 'pending', `${handler} · ${t('task.event.handling')}`, [claimedBy.name])
        : node('handle', 'pending', `${handler} · ${t('task.event.waitHandle')}`, names('handler'));
      return [handling, ...then];
    }
    case 'pending_review':
      return [
        node('review', 'pending_review', `${reviewer} · ${t('task.event.waitReview')}`, reviewers),
        ...then.filter((one) => one.key === 'cc'),
      ];
    case 'completed':
    case 'closed':
      return [];
    default:
      return detail.state satisfies never;
  }
}
