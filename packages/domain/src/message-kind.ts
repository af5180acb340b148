import type { MessageWeight } from './message-table.ts';
import { RECTIFICATION_RELATIONS } from './rectification.ts';
import { type WorkMessages as Tables, WORK, type WorkKind } from './workflows.ts';

type Names<O extends WorkKind, W extends MessageWeight> = {
  [M in keyof Tables[O] & string]: Tables[O][M] extends W ? M : never;
}[keyof Tables[O] & string];
type Kinds<W extends MessageWeight> = { [O in WorkKind]: `${O}.${Names<O, W>}` }[WorkKind];

/** The messages about one kind of objects, and their texts. */
export type MessageName<O extends WorkKind> = Names<O, MessageWeight>;
export type MessageTextName<O extends WorkKind> = MessageName<O> | `${Names<O, 'new'>}_${'many' | 'same'}`;

/** `task.dispatched`: what a message tells, by its object; their texts stand at `notification.<kind>`. */
export type MessageKind = Kinds<MessageWeight>;

/** Messages about new work. */
export type NewWorkKind = Kinds<'new'>;

/** The texts of messages: those of the kinds, and new work in its plural: of several names, or of one. */
export type MessageText = MessageKind | `${NewWorkKind}_${'many' | 'same'}`;

const WEIGHTS = new Map<MessageKind, MessageWeight>(
  WORK.flatMap(({ noun, work }) =>
    // The type above, made of the same keys.
    Object.entries<MessageWeight>(work.messages).map(
      ([name, weight]) => [`${noun}.${name}` as MessageKind, weight] as const,
    ),
  ),
);
export const MESSAGE_KINDS: readonly MessageKind[] = [...WEIGHTS.keys()];

/** As whom somebody gets a message: their part in the task or rectification, or the notifier's of its store, whoever leads those who have it, an administrator, or somebody named in a comment. */
export const MESSAGE_REASONS = [
  ...RECTIFICATION_RELATIONS,
  'notifier',
  'superior',
  'administrator',
  'mentioned',
] as const;
export type MessageReason = (typeof MESSAGE_REASONS)[number];

/** The kind of a stored text; `null` for what concerns the company, which has none. */
export function kindOfText(text: string): MessageKind | null {
  const kind = text.replace(/_(many|same)$/, '');
  return MESSAGE_KINDS.find((one) => one === kind) ?? null;
}

/** Whether a text tells of new work, which is told once however it began. */
export function isNewWork(text: MessageText): boolean {
  const kind = kindOfText(text);
  return kind !== null && WEIGHTS.get(kind) === 'new';
}

/** Whether somebody may mute a kind of message: not what they have to act on (product 15: "not for mandatory"). */
export function canMute(kind: MessageKind, reason: MessageReason): boolean {
  return reason === 'initiator' || reason === 'cc' || WEIGHTS.get(kind) === 'news';
}
