import type { MessageTable, MessageWeight } from './message-table.ts';
import { RECTIFICATION_RELATIONS } from './rectification.ts';
import { RECTIFICATION_MESSAGES } from './rectification-messages.ts';
import { TASK_MESSAGES } from './task-messages.ts';
import type { WorkKind } from './workflows.ts';

/** The messages about everything that people have to do; work without a table does not compile. */
const MESSAGES = {
  task: TASK_MESSAGES,
  rectification: RECTIFICATION_MESSAGES,
} as const satisfies Record<WorkKind, MessageTable>;

type Tables = typeof MESSAGES;
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
  Object.entries(MESSAGES).flatMap(([object, table]) =>
    // The type above, made of the same keys.
    Object.entries<MessageWeight>(table).map(([name, weight]) => [`${object}.${name}` as MessageKind, weight] as const),
  ),
);
export const MESSAGE_KINDS: readonly MessageKind[] = [...WEIGHTS.keys()];

/** As whom somebody gets a message: their part in the task or rectification. */
export const MESSAGE_REASONS = RECTIFICATION_RELATIONS;
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
