import type { Message } from '@rondo/contract/message';
import { useSyncExternalStore } from 'react';

/** The six state values of section 3, and what else waits for the reader. */
export interface AppState {
  /** Applications to join that wait for a decision. */
  applyCount: number;
  /** Tasks that wait for the reader now. */
  todoTaskCount: number;
  /** Unread messages over all categories. */
  messageCount: number;
  /** Points by hand that wait for the reader as a second person. */
  pointsToConfirmCount: number;
  /** Appeals against points that the reader may decide. */
  pointsAppealCount: number;
  latestMessage: Message | null;
  albumDetailShopName: string;
  /** The stores chosen in the inspect area. */
  inspectShopIds: readonly string[];
}

export type Action =
  | { type: 'applyCount'; value: number }
  | { type: 'todoTaskCount'; value: number }
  | { type: 'messageCount'; value: number }
  | { type: 'pointsToConfirmCount'; value: number }
  | { type: 'pointsAppealCount'; value: number }
  | { type: 'latestMessage'; value: Message | null }
  | { type: 'albumDetailShopName'; value: string }
  | { type: 'inspectShopIds'; value: readonly string[] }
  /** A message arrived: one more, and the latest. */
  | { type: 'messagePushed'; value: Message }
  /** Somebody else, or nobody, is signed in. */
  | { type: 'reset' };

export const initialState: AppState = {
  applyCount: 0,
  todoTaskCount: 0,
  messageCount: 0,
  pointsToConfirmCount: 0,
  pointsAppealCount: 0,
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
    case 'pointsToConfirmCount':
      return { ...state, pointsToConfirmCount: action.value };
    case 'pointsAppealCount':
      return { ...state, pointsAppealCount: action.value };
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
