import { checkInApi } from '@rondo/contract/check-in';
import type { Endpoint, Input, Output } from '@rondo/contract/kit/endpoint';
import { monthCloseApi } from '@rondo/contract/month-close';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { statisticsApi } from '@rondo/contract/statistics';
import { ROWS_NEED, type Rows } from '@rondo/contract/statistics-rows';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { userInspectionApi } from '@rondo/contract/user-inspection';
import { PRESET_ROLES, type RoleKey } from '@rondo/domain/role';

interface Reader {
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>>;
}

/** How many rows a list has that a number of the statistics opens. */
export async function totalOf(who: Reader, { list, query }: Rows): Promise<number> {
  switch (list) {
    case 'records':
      return (await who.call(recordApi.list, query)).total;
    case 'closedRecords':
      return (await who.call(monthCloseApi.records, query)).total;
    case 'restatements':
      return (await who.call(monthCloseApi.restatements, query)).total;
    case 'rectifications':
      return (await who.call(rectificationApi.list, query)).total;
    case 'shops':
      return (await who.call(statisticsApi.shops, query)).total;
    case 'failures':
      return (await who.call(statisticsApi.failures, query)).total;
    case 'items':
      return (await who.call(statisticsApi.items, query)).total;
    case 'tasks':
      return (await who.call(taskStatisticsApi.tasks, query)).total;
    case 'rankedShops':
      return (await who.call(scoreStatisticsApi.ranking, query)).total;
    case 'planShops':
      return (await who.call(shopInspectionApi.table, query)).total;
    case 'intervals':
      return (await who.call(shopInspectionApi.intervals, query)).total;
    case 'inspectors':
      return (await who.call(userInspectionApi.table, query)).total;
    case 'checkIns':
      return (await who.call(checkInApi.list, query)).total;
    default:
      return list satisfies never;
  }
}

/** Whether somebody of a role may open the list of a number. */
export function mayOpenRows(role: RoleKey, { list }: Rows): boolean {
  const needs = ROWS_NEED[list];
  if (needs.kind !== 'any') return true;
  return needs.codes.some((code) => PRESET_ROLES[role].codes.includes(code));
}
