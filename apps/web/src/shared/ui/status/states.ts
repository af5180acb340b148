import type { Shape } from '@rondo/domain/state-shapes';
import type { messages } from '@rondo/messages/zh-CN/index.gen';
import type { IconTone } from './status-icon.tsx';

type Words = (typeof messages)['state'];
type Look = readonly [Shape, IconTone];

/** Objects and values are those of the message noun `state`, so that the word is `state.<object>.<value>`. */
export type StateObject = keyof Words;
export type StateOf<O extends StateObject> = keyof Words[O] & string;

/** The looks of every state of some objects (design language 2.1). */
export type StateLooks = { readonly [O in StateObject]?: { readonly [S in StateOf<O>]: Look } };

/** The nodes of a process, which the timeline of the kit draws. */
let looks: StateLooks = {
  node: {
    initiated: ['dot', 'mute'],
    pending: ['ring', 'ink'],
    handled: ['check', 'ok'],
    pending_review: ['half', 'wait'],
    pending_rectification: ['pause', 'wait'],
    approved: ['check', 'ok'],
    rejected: ['back', 'bad'],
    pending_cc: ['dashed', 'mute'],
    cc_sent: ['check', 'mute'],
    closed: ['bar', 'mute'],
  },
};

/** The application adds the looks of the features. */
export function joinLooks(added: StateLooks): void {
  looks = { ...looks, ...added };
}

/** All looks, by object. */
export const allLooks = (): StateLooks => looks;

/** The states of an object, in the order of its feature. */
export const statesOf = (object: StateObject): string[] => Object.keys(tableOf(object));

/** The shape and tone of a state. */
export function look<O extends StateObject>(object: O, state: StateOf<O>): Look {
  return tableOf(object)[state] ?? ['dot', 'mute'];
}

function tableOf(object: StateObject): Partial<Record<string, Look>> {
  const table = looks[object];
  if (!table) throw new Error(`no feature says how the states of ${object} look`);
  return table;
}
