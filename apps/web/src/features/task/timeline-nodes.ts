import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { TaskDetail } from '@rondo/contract/task';
import { isOneOf } from '@rondo/domain/machine';
import { rectificationMachine } from '@rondo/domain/rectification';
import { decidersOf } from '@rondo/domain/review';
import { APPROVED_BY_CLOCK, shownEvent, type TaskEvent } from '@rondo/domain/task';
import { listText } from '../../shared/format/list.ts';
import type { Translate } from '../../shared/i18n.tsx';
import type { StateOf } from '../../shared/ui/status/states.ts';
import { roleKeys } from './role-keys.ts';

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
  submit_held: 'handled',
  transfer: 'pending',
  change_deadline: 'pending',
  change_reviewers: 'pending',
  edit: 'pending',
  approve_level: 'approved',
  approve: 'approved',
  approve_held: 'approved',
  finish: 'handled',
  reject: 'rejected',
  close: 'closed',
  cancel: 'closed',
  close_by_deadline: 'closed',
  reopen: 'pending',
  remind: 'initiated',
  comment: 'initiated',
  cc: 'cc_sent',
  escalate: 'initiated',
  remove: 'closed',
} as const satisfies Record<TaskEvent, NodeState> & Record<string, NodeState>;
type Known = keyof typeof LOOKS;

/** Steps of the process that the specification names by their state (section 4). */
const STEPS: readonly string[] = [
  'dispatch',
  'start',
  'submit',
  'submit_unreviewed',
  'submit_held',
  'cc',
] satisfies Known[];

/** In which part of the process somebody did it. */
const ROLES: Partial<Record<string, 'handler' | 'reviewer'>> = {
  claim: 'handler',
  submit: 'handler',
  submit_unreviewed: 'handler',
  submit_held: 'handler',
  approve_level: 'reviewer',
  approve: 'reviewer',
  approve_held: 'reviewer',
  reject: 'reviewer',
} satisfies Partial<Record<Known, 'handler' | 'reviewer'>>;

const isKnown = (event: string): event is Known => Object.hasOwn(LOOKS, event);

export interface ProcessNode {
  key: string;
  state: NodeState;
  act: string;
  who: string;
  /** The part of who did it, as the process calls it. */
  role?: string;
  /** Its state stands beside it as a word. */
  isStep: boolean;
  isFuture: boolean;
}

/** A node for something that happened to a task. */
export function pastNode(
  entry: HistoryEntry,
  { dispatch, kind }: Pick<TaskDetail, 'dispatch' | 'kind'>,
  t: Translate,
  dateTime: (value: string) => string,
): ProcessNode {
  const { data } = entry;
  const event = shownEvent(entry.event, dispatch);
  const to = Array.isArray(data.to) ? listText(t, data.to) : typeof data.to === 'string' ? data.to : '';
  const isTime = event === 'change_deadline' || event === 'reopen';
  const level = typeof data.level === 'number' ? data.level : 1;
  const role = ROLES[event];
  const isByClock = data.because === APPROVED_BY_CLOCK;
  const act = isByClock
    ? t('task.event.approveByClock')
    : isKnown(event)
      ? t(`task.event.${event}`, { to: isTime && to ? dateTime(to) : to, level })
      : '';
  return {
    key: entry.id,
    state: isKnown(event) ? LOOKS[event] : 'initiated',
    act: event === 'comment' && to ? t('task.event.mention', { to }) : act || t('task.event.other'),
    who: entry.actor?.name ?? '',
    ...(role ? { role: t(roleKeys(kind)[role]) } : {}),
    isStep: STEPS.includes(event),
    isFuture: false,
  };
}

/** How many of the rectifications that it found are still to be put right. */
export const openRectifications = ({ rectifications }: Pick<TaskDetail, 'rectifications'>): number =>
  rectifications.filter(({ state }) => isOneOf(rectificationMachine.open, state)).length;

/** The nodes that still wait: who has the turn, who comes after, who gets a copy. */
export function futureNodes(
  detail: Pick<TaskDetail, 'kind' | 'state' | 'people' | 'claimedBy' | 'review' | 'rectifications'>,
  t: Translate,
): ProcessNode[] {
  const names = (relation: TaskDetail['people'][number]['relation']) =>
    detail.people.filter((p) => p.relation === relation).map((p) => p.name);
  const node = (key: string, state: NodeState, act: string, people: readonly string[]): ProcessNode => ({
    key,
    state,
    act,
    who: listText(t, people),
    isStep: state === 'pending_cc',
    isFuture: true,
  });
  const roles = roleKeys(detail.kind);
  const [handler, reviewer] = [t(roles.handler), t(roles.reviewer)];
  const { waiting, later } = reviewSteps(detail.review);
  const copied = names('cc');
  const review = (at: number, people: readonly string[]): ProcessNode =>
    node(`review${at}`, 'pending_review', `${reviewer} · ${t('task.event.thenReview')}`, people);
  const then = copied.length > 0 ? [node('cc', 'pending_cc', t('task.event.thenCc'), copied)] : [];
  switch (detail.state) {
    case 'not_initiated':
      return [
        node('start', 'pending', `${handler} · ${t('task.event.waitStart')}`, names('handler')),
        ...[...waiting, ...later].map((people, at) => review(at, people)),
        ...then,
      ];
    case 'pending': {
      const { claimedBy } = detail;
      const handling = claimedBy
        ? node('handle', 'pending', `${handler} · ${t('task.event.handling')}`, [claimedBy.name])
        : node('handle', 'pending', `${handler} · ${t('task.event.waitHandle')}`, names('handler'));
      return [handling, ...[...waiting, ...later].map((people, at) => review(at, people)), ...then];
    }
    case 'pending_review':
      return [
        node('review', 'pending_review', `${reviewer} · ${t('task.event.waitReview')}`, waiting.flat()),
        ...later.map((people, at) => review(at, people)),
        ...then,
      ];
    case 'pending_rectification': {
      const count = openRectifications(detail);
      return [node('rectify', 'pending_rectification', t('task.event.waitRectifications', { count }), []), ...then];
    }
    case 'completed':
    case 'closed':
      return [];
    default:
      return detail.state satisfies never;
  }
}

/** Who decides now, or first, and who of this level and the later ones after them; each step by the names of its people. */
function reviewSteps({ level, levels }: TaskDetail['review']): { waiting: string[][]; later: string[][] } {
  const reviewers = levels.flatMap(({ people }, at) =>
    people.map(({ id, hasApproved }, sort) => ({ id, level: at + 1, sort, hasApproved })),
  );
  const nameOf = new Map(levels.flatMap(({ people }) => people.map(({ id, name }) => [id, name] as const)));
  const named = (ids: readonly string[]): string[] => ids.map((id) => nameOf.get(id) ?? '');
  const deciders = decidersOf({ modes: levels.map(({ mode }) => mode), level, reviewers });
  const rest = reviewers.filter((r) => r.level === level && !r.hasApproved && !deciders.includes(r.id));
  const steps = [
    rest.map(({ id }) => [id]),
    levels.slice(level).map(({ people }) => people.map(({ id }) => id)),
  ].flat();
  return {
    waiting: deciders.length > 0 ? [named(deciders)] : [],
    later: steps.filter((ids) => ids.length > 0).map(named),
  };
}
