import type { Actor } from './actor.ts';
import { machine } from './machine.ts';

/** What a rule saw waits for a person: it was so, it was not, or nobody said anything for seven days. */
export const AI_EVENT_STATES = ['new', 'confirmed', 'false_alarm', 'ignored'] as const;
export type AiEventState = (typeof AI_EVENT_STATES)[number];
/** What people do; `auto_confirm` and `ignore` belong to the clock. */
export const AI_EVENT_EVENTS = ['confirm', 'refute', 'undo'] as const;
export type AiEventEvent = (typeof AI_EVENT_EVENTS)[number] | 'auto_confirm' | 'ignore';

/** A judgement can be taken back as long as nothing was made of it. */
export const aiEventMachine = machine<AiEventState, AiEventEvent>(
  {
    new: { confirm: 'confirmed', auto_confirm: 'confirmed', refute: 'false_alarm', ignore: 'ignored' },
    confirmed: { undo: 'new' },
    false_alarm: { undo: 'new' },
    ignored: { confirm: 'confirmed', refute: 'false_alarm' },
  },
  ['auto_confirm', 'ignore'],
);

/** What a picture shows as far as anybody said: all but what was called a false alarm. */
export const AI_FOUND_STATES: readonly AiEventState[] = AI_EVENT_STATES.filter((state) => state !== 'false_alarm');

/** Why an event was none (product 17). */
export const FALSE_REASONS = ['wrong_object', 'reflection', 'normal_operation', 'bad_angle', 'other'] as const;
export type FalseReason = (typeof FALSE_REASONS)[number];

export interface AiEventView {
  state: AiEventState;
  /** A rectification came of it. */
  isRectified: boolean;
}

/** Whoever sees the events of their stores may say what they are. */
export const mayReadAiEvents = ({ codes }: Pick<Actor, 'codes'>): boolean =>
  codes.has('ai_inspect_stat') && codes.has('shop_list');

/** The events the actor may cause now: exactly the buttons to show. */
export const aiEventEvents = (actor: Pick<Actor, 'codes'>, one: AiEventView): (typeof AI_EVENT_EVENTS)[number][] =>
  AI_EVENT_EVENTS.filter(
    (event) =>
      aiEventMachine.after(one.state, event) !== null &&
      mayReadAiEvents(actor) &&
      !(event === 'undo' && one.isRectified),
  );

/** An hour of the day as clocks show its beginning and its end. */
export function hourSpan(hour: number): { from: string; to: string } {
  const at = (whole: number): string => `${String(whole).padStart(2, '0')}:00`;
  return { from: at(hour), to: at(hour + 1) };
}
