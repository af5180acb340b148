import { TASK_TABS, type taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { MODES, PURPOSES, TASK_KINDS, TASK_STATES } from '@rondo/domain/task';
import type { z } from 'zod';
import { realOf } from '../../shared/inspect/real-rows.ts';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the task centre as they stand in its address. */
export const FILTERS = [
  'state',
  'kind',
  'mode',
  'purpose',
  'overdue',
  'real',
  'shopId',
  'groupId',
  'templateId',
  'handlerId',
  'reviewerId',
  'initiatorId',
  'createdFrom',
  'createdTo',
  'deadlineFrom',
  'deadlineTo',
  'finishedFrom',
  'finishedTo',
  'levelRank',
  'batchId',
  'cycleId',
] as const;
export type FilterName = (typeof FILTERS)[number];
export type TaskFilters = Record<FilterName, string[]>;
export type TaskTab = (typeof TASK_TABS)[number];

export const LISTED_KINDS = [...TASK_KINDS, 'rectification'] as const;
const SORTS = ['-created', 'created', 'deadline', '-deadline'] as const;

/** The tab of an address; what the reader may not see, or nobody knows, is "to do". */
export function tabOf(text: string, mayAll: boolean): TaskTab {
  const tab = TASK_TABS.find((key) => key === text) ?? 'todo';
  return tab === 'all' && !mayAll ? 'todo' : tab;
}

/** How a tab is sorted unless the reader says otherwise: what is due first, first. */
export function sortOf(text: string | null, tab: TaskTab): (typeof SORTS)[number] {
  return SORTS.find((key) => key === text) ?? (tab === 'todo' ? 'deadline' : '-created');
}

export type ListedTasks = ListParams<FilterName>;

/** The address as the endpoint takes it; values that are none of the known ones are left out. */
export function listInput(params: ListedTasks, tab: TaskTab): z.input<typeof taskApi.list.input> {
  const { page, size, q, filters } = params;
  const [overdue] = filters.overdue;
  return {
    page,
    size,
    tab,
    keyword: q,
    sort: sortOf(params.sort, tab),
    state: some(known(TASK_STATES, filters.state)),
    kind: some(known(LISTED_KINDS, filters.kind)),
    mode: some(known(MODES, filters.mode)),
    purpose: some(known(PURPOSES, filters.purpose)),
    overdue: overdue === undefined ? undefined : overdue === 'true',
    real: realOf(filters.real),
    shopId: some(filters.shopId),
    groupId: some(filters.groupId),
    templateId: some(filters.templateId),
    handlerId: some(filters.handlerId),
    reviewerId: some(filters.reviewerId),
    initiatorId: some(filters.initiatorId),
    createdFrom: filters.createdFrom[0],
    createdTo: filters.createdTo[0],
    deadlineFrom: filters.deadlineFrom[0],
    deadlineTo: filters.deadlineTo[0],
    finishedFrom: filters.finishedFrom[0],
    finishedTo: filters.finishedTo[0],
    levelRank: some(filters.levelRank.map(Number).filter((rank) => RANKS.includes(rank))),
    batchId: filters.batchId[0],
    cycleId: filters.cycleId[0],
  };
}

/** Places of a result's level on the ramp of four, the best first. */
const RANKS: readonly number[] = Array.from({ length: LIMIT.rank.levels }, (_, rank) => rank);

const known = <T extends string>(all: readonly T[], values: readonly string[]): T[] =>
  all.filter((one) => values.includes(one));

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
