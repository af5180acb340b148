import type { GlyphTone } from './glyph.tsx';
import type { Shape } from './shapes.ts';

type Look = readonly [Shape, GlyphTone];

/**
 * The look of every state of every object (design language 2.1). Objects and values are those of the message noun
 * `state`, so that the word is `state.<object>.<value>`.
 */
export const states = {
  task: {
    not_initiated: ['dashed', 'mute'],
    pending: ['ring', 'ink'],
    in_progress: ['quarter', 'ink'],
    pending_review: ['half', 'wait'],
    completed: ['check', 'ok'],
    closed: ['bar', 'mute'],
  },
  node: {
    initiated: ['dot', 'mute'],
    pending: ['ring', 'ink'],
    handled: ['check', 'ok'],
    pending_review: ['half', 'wait'],
    approved: ['check', 'ok'],
    rejected: ['back', 'bad'],
    pending_cc: ['dashed', 'mute'],
    cc_sent: ['check', 'mute'],
    closed: ['bar', 'mute'],
  },
  rectification: {
    initiated: ['dot', 'mute'],
    pending: ['ring', 'warn'],
    awaiting_review: ['half', 'wait'],
    completed: ['check', 'ok'],
    ended: ['bar', 'mute'],
  },
  severity: { normal: ['dot', 'mute'], major: ['triangle', 'warn'], red_line: ['octagon', 'red'] },
  device: {
    online: ['dot', 'ok'],
    connecting: ['dashed', 'wait'],
    frozen: ['triangle', 'warn'],
    offline: ['slash', 'bad'],
    restarting: ['back', 'wait'],
    not_enabled: ['bar', 'mute'],
  },
  card: {
    normal: ['check', 'ok'],
    none: ['dashed', 'mute'],
    formatting: ['quarter', 'wait'],
    unusable: ['triangle', 'warn'],
    formatted: ['check', 'mute'],
  },
  aiEvent: {
    new: ['diamond', 'warn'],
    confirmed: ['diamondCheck', 'bad'],
    false_alarm: ['diamondSlash', 'mute'],
    ignored: ['diamondDashed', 'mute'],
  },
  notice: {
    draft: ['dashed', 'mute'],
    pending_send: ['clock', 'wait'],
    sent: ['check', 'ok'],
    withdrawn: ['back', 'mute'],
  },
  cycle: {
    pending_start: ['clock', 'wait'],
    active: ['quarter', 'ok'],
    paused: ['pause', 'warn'],
    ended: ['bar', 'mute'],
  },
  shop: { open: ['check', 'ok'], preparing: ['dashed', 'wait'], closed: ['bar', 'mute'] },
  member: {
    invited: ['dashed', 'wait'],
    active: ['check', 'ok'],
    disabled: ['bar', 'mute'],
    resigned: ['slash', 'mute'],
  },
  template: { draft: ['dashed', 'mute'], published: ['check', 'ok'], disabled: ['bar', 'mute'] },
  record: {
    draft: ['dashed', 'mute'],
    submitted: ['ring', 'ink'],
    in_review: ['half', 'wait'],
    returned: ['back', 'bad'],
    effective: ['check', 'ok'],
    void: ['slash', 'mute'],
  },
  application: {
    pending: ['ring', 'warn'],
    approved: ['check', 'ok'],
    refused: ['slash', 'bad'],
    withdrawn: ['back', 'mute'],
    expired: ['bar', 'mute'],
  },
  pointsRule: { enabled: ['check', 'ok'], disabled: ['bar', 'mute'], expired: ['clock', 'mute'] },
  snapshotPlan: {
    pending_start: ['clock', 'wait'],
    active: ['quarter', 'ok'],
    paused: ['pause', 'warn'],
    ended: ['bar', 'mute'],
    expired: ['clock', 'mute'],
  },
  subscription: { active: ['quarter', 'ok'], paused: ['pause', 'warn'], ended: ['bar', 'mute'] },
  exportJob: {
    queued: ['dashed', 'wait'],
    running: ['quarter', 'wait'],
    done: ['check', 'ok'],
    failed: ['cross', 'bad'],
    expired: ['clock', 'mute'],
  },
  appeal: {
    pending: ['half', 'wait'],
    accepted: ['check', 'ok'],
    refused: ['slash', 'bad'],
    expired: ['clock', 'mute'],
  },
  company: { normal: ['check', 'ok'], dissolving: ['alarm', 'bad'], dissolved: ['bar', 'mute'] },
  indexing: {
    queued: ['dashed', 'wait'],
    indexed: ['check', 'ok'],
    failed: ['cross', 'bad'],
    unsupported: ['bar', 'mute'],
  },
} as const satisfies Record<string, Record<string, Look>>;

type States = typeof states;
export type StateObject = keyof States;
export type StateOf<O extends StateObject> = keyof States[O] & string;

/** The shape and tone of a state. */
export function look<O extends StateObject>(object: O, state: StateOf<O>): Look {
  const table: Partial<Record<string, Look>> = states[object];
  return table[state] ?? ['dot', 'mute'];
}
