import { CODES, type Reason } from '@rondo/contract/kit/codes';
import { messages as english } from '@rondo/messages/en-US/index.gen';
import { messages as chinese } from '@rondo/messages/zh-CN/index.gen';
import { expect, it } from 'vitest';

const en = english.error;
const zh = chinese.error;

const REFUSALS = (Object.keys(CODES) as Reason[]).filter((reason) => reason !== 'OK');

it('words every refusal of the contract in both languages', () => {
  for (const texts of [zh, en]) expect(REFUSALS.filter((reason) => !(reason in texts))).toEqual([]);
});

it('has the texts of section 8 of the specification word for word', () => {
  for (const reason of ['NO_SESSION', 'SESSION_EXPIRED', 'SESSION_ENDED'] as const) {
    expect([en[reason], zh[reason]]).toEqual(['login expired, please log in again', '登录已过期，请重新登录']);
  }
  expect(en).toMatchObject({
    NETWORK_EXCEPTION: 'Network exception',
    OPERATION_EXCEPTION: 'Operation exception, please try again!',
    systemError: 'system error',
    operationError: 'operation error, please retry',
    networkError: 'network error',
    TASK_HANDLED: 'this task has been handled and cannot be handled',
    TASK_CLOSED: 'this task is closed and cannot be handled',
    TASK_DELETED: 'this task has been deleted and cannot be handled',
    REINSPECT: 'unable to submit the inspection task, please reinspect',
  });
});
