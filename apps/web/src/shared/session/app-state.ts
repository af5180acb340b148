import type { Message } from '@rondo/contract/message-live';
import { MENU_COUNTERS, type MenuCounter } from '@rondo/domain/menu-counter';
import { useSyncExternalStore } from 'react';

/** The six state values of section 3, and what else the menu counts. */
export interface AppState extends Record<MenuCounter, number> {
  /** Applications to join that wait for a decision. */
  applyCount: number;
  /** Tasks that wait for the reader now. */
  todoTaskCount: number;
  /** Unread messages over all categories. */
  messageCount: number;
  latestMessage: Message | null;
  albumDetailShopName: string;
  /** The stores chosen in the inspect area. */
  inspectShopIds: readonly string[];
}

export type Action =
  | { type: 'applyCount'; value: number }
  | { type: 'todoTaskCount'; value: number }
  | { type: 'messageCount'; value: number }
  /** What of the menu was counted; the others stay. */
  | { type: 'menuCounters'; value: Partial<Record<MenuCounter, number>> }
  | { type: 'latestMessage'; value: Message | null }
  | { type: 'albumDetailShopName'; value: string }
  | { type: 'inspectShopIds'; value: readonly string[] }
  /** A message arrived: one more, and the latest. */
  | { type: 'messagePushed'; value: Message }
  /** Somebody else, or nobody, is signed in. */
  | { type: 'reset' };

const NOTHING_WAITS = Object.fromEntries(MENU_COUNTERS.map((name) => [name, 0])) as Record<MenuCounter, number>;

export const initialState: AppState = {
  ...NOTHING_WAITS,
  applyCount: 0,
  todoTaskCount: 0,
  messageCount: 0,
  latestMessage: null,
  albumDetailShopName: '',
  inspectShopIds: [],
};

/** The next state. An action of no known type throws: the page shows "system error" (section 8). */
export function reduce(state: AppState, action: Action): AppState {
  switch (action.type) {
    case 'applyCount':
      return { ...state, applyCount: action.value };
    case 'todoTaskCount':
      return { ...state, todoTaskCount: action.value };
    case 'messageCount':
      return { ...state, messageCount: action.value };
    case 'menuCounters':
      return { ...state, ...action.value };
    case 'latestMessage':
      return { ...state, latestMessage: action.value };
    case 'albumDetailShopName':
      return { ...state, albumDetailShopName: action.value };
    case 'inspectShopIds':
      return { ...state, inspectShopIds: action.value };
    case 'messagePushed':
      return { ...state, messageCount: state.messageCount + 1, latestMessage: action.value };
    case 'reset':
      return initialState;
    default:
      return unknownAction(action);
  }
}

function unknownAction(action: never): never {
  throw new Error(`unknown state action: ${JSON.stringify(action)}`);
}

const listeners = new Set<() => void>();
let current = initialState;

export const stateNow = (): AppState => current;

export function dispatch(action: Action): void {
  current = reduce(current, action);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of the state; the component renders again when that part changes. */
export const useAppState = <T>(select: (state: AppState) => T): T =>
  useSyncExternalStore(subscribe, () => select(current));
