import { RECTIFICATION_RELATIONS } from './rectification.ts';

/** What messages about tasks and rectifications tell: their texts stand at `notification.<kind>`. */
export const MESSAGE_KINDS = [
  'task.dispatched',
  'task.submitted',
  'task.approved',
  'task.completed',
  'task.rejected',
  'task.transferred',
  'task.deadline_changed',
  'task.closed',
  'task.closed_by_deadline',
  'task.cancelled',
  'task.reopened',
  'task.reminded',
  'task.due_24h',
  'task.due_2h',
  'task.overdue',
  'task.draft_expiring',
  'task.draft_expired',
  'rectification.created',
  'rectification.handled',
  'rectification.completed',
  'rectification.rejected',
  'rectification.transferred',
  'rectification.extended',
  'rectification.withdrawn',
  'rectification.ended',
  'rectification.corrected',
  'rectification.reopened',
  'rectification.reminded',
  'rectification.due_24h',
  'rectification.due_2h',
  'rectification.overdue',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** As whom somebody gets a message: their part in the task or rectification. */
export const MESSAGE_REASONS = RECTIFICATION_RELATIONS;
export type MessageReason = (typeof MESSAGE_REASONS)[number];

/** The texts of messages: those of the kinds, and new work in its plural: of several names, or of one. */
export type MessageText = MessageKind | `${'task.dispatched' | 'rectification.created'}_${'many' | 'same'}`;

/** The kind of a stored text; `null` for what concerns the company, which has none. */
export function kindOfText(text: string): MessageKind | null {
  const kind = text.replace(/_(many|same)$/, '');
  return MESSAGE_KINDS.find((one) => one === kind) ?? null;
}

/** What hands work to whoever handles or reviews it, or presses for it. */
const BRINGS_WORK: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'task.dispatched',
  'task.submitted',
  'task.rejected',
  'task.transferred',
  'task.reopened',
  'task.reminded',
  'task.overdue',
  'rectification.created',
  'rectification.handled',
  'rectification.rejected',
  'rectification.transferred',
  'rectification.reopened',
  'rectification.reminded',
  'rectification.overdue',
]);

/** Whether somebody may mute a kind of message: not what they have to act on (product 15: "not for mandatory"). */
export function canMute(kind: MessageKind, reason: MessageReason): boolean {
  return reason === 'initiator' || reason === 'cc' || !BRINGS_WORK.has(kind);
}
