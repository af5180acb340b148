import type { Message } from '@rondo/contract/message-live';
import { expect, it } from 'vitest';
import { type Action, initialState, reduce } from './app-state.ts';

const pushed = { id: 'm1', title: 'A task' } as Message;

it('keeps each of the six values, and no other changes with it', () => {
  expect(reduce(initialState, { type: 'applyCount', value: 3 })).toEqual({ ...initialState, applyCount: 3 });
  expect(reduce(initialState, { type: 'todoTaskCount', value: 5 })).toEqual({ ...initialState, todoTaskCount: 5 });
  expect(reduce(initialState, { type: 'messageCount', value: 7 })).toEqual({ ...initialState, messageCount: 7 });
  expect(reduce(initialState, { type: 'albumDetailShopName', value: 'a' }).albumDetailShopName).toBe('a');
  expect(reduce(initialState, { type: 'inspectShopIds', value: ['s'] }).inspectShopIds).toEqual(['s']);
  expect(reduce(initialState, { type: 'latestMessage', value: pushed }).latestMessage).toBe(pushed);
});

it('raises the message count by one for a pushed message and shows it as the latest', () => {
  const state = reduce({ ...initialState, messageCount: 2 }, { type: 'messagePushed', value: pushed });
  expect([state.messageCount, state.latestMessage]).toEqual([3, pushed]);
});

it('throws for an action of no known type', () => {
  expect(() => reduce(initialState, JSON.parse('{"type":"nope"}') as Action)).toThrow(Error);
});
