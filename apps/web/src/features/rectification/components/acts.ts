import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import type { RectificationEvent } from '@rondo/domain/rectification';
import type { MessageKey } from '@rondo/messages';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';

interface Shown {
  /** What its node of the timeline looks like. */
  look: TimelineNode['state'];
  /** It takes away rather than leads on: never the primary button. */
  isQuiet?: true;
}

/** It happens where the reader is. */
interface Pressed extends Shown {
  asks: 'nothing';
  endpoint: Endpoint;
  /** With the note that the reader wrote there. */
  hasNote?: true;
}

interface Reasoned extends Shown {
  asks: 'reason';
  endpoint: Endpoint;
  /** What the reason is for. */
  hint: MessageKey;
  /** It ends the work: what that means. */
  warning?: MessageKey;
}

interface Filled extends Shown {
  asks: 'photos' | 'person' | 'deadline' | 'evidence' | 'correction';
}

type ActRow = Pressed | Reasoned | Filled;

/**
 * What the pages know of each event: an event without a row does not compile, nor one without its words (`rectification.act`,
 * `done` and `event`). In the order of the buttons, from the least to the most wanted: the last that leads on is the primary one.
 */
export const ACTS = {
  end: {
    look: 'closed',
    isQuiet: true,
    asks: 'reason',
    endpoint: rectificationApi.end,
    hint: 'rectification.form.reasonEnd',
    warning: 'rectification.form.endWarning',
  },
  transfer: { look: 'pending', isQuiet: true, asks: 'person' },
  extend: { look: 'pending', isQuiet: true, asks: 'deadline' },
  ask_extension: { look: 'pending', isQuiet: true, asks: 'deadline' },
  appeal: { look: 'pending', isQuiet: true, asks: 'evidence' },
  withdraw: { look: 'pending', isQuiet: true, asks: 'nothing', endpoint: rectificationApi.withdraw },
  reopen: {
    look: 'rejected',
    asks: 'reason',
    endpoint: rectificationApi.reopen,
    hint: 'rectification.form.reasonReopen',
  },
  uphold_appeal: {
    look: 'rejected',
    asks: 'reason',
    endpoint: rectificationApi.upholdAppeal,
    hint: 'rectification.form.reasonUphold',
  },
  accept_appeal: { look: 'closed', asks: 'correction' },
  deny_extension: {
    look: 'rejected',
    asks: 'reason',
    endpoint: rectificationApi.denyExtension,
    hint: 'rectification.form.reasonDeny',
  },
  grant_extension: { look: 'approved', asks: 'nothing', endpoint: rectificationApi.grantExtension },
  reject: {
    look: 'rejected',
    asks: 'reason',
    endpoint: rectificationApi.reject,
    hint: 'rectification.form.reasonReject',
  },
  approve: { look: 'approved', asks: 'nothing', endpoint: rectificationApi.approve, hasNote: true },
  handle: { look: 'handled', asks: 'photos' },
  handle_unreviewed: { look: 'approved', asks: 'photos' },
} as const satisfies Record<RectificationEvent, ActRow>;

type Asking<Asks> = {
  [E in RectificationEvent]: (typeof ACTS)[E]['asks'] extends Asks ? E : never;
}[RectificationEvent];
/** Events that ask for something first, in a form over the drawer. */
export type FormEvent = Asking<Exclude<ActRow['asks'], 'nothing'>>;
export type ReasonEvent = Asking<'reason'>;
export type DeadlineEvent = Asking<'deadline'>;
export type PressedEvent = Asking<'nothing'>;

/** The row of an event, as wide as every row. */
export const rowOf = (event: RectificationEvent): ActRow => ACTS[event];

const isPressed = (event: RectificationEvent): event is PressedEvent => ACTS[event].asks === 'nothing';
export const isForm = (event: RectificationEvent): event is FormEvent => !isPressed(event);

/** All events in the order of their buttons. */
export const EVENTS_IN_ORDER = Object.keys(ACTS) as RectificationEvent[];
