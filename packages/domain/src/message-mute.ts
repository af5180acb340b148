import {
  canMute,
  kindOfText,
  MESSAGE_KINDS,
  MESSAGE_REASONS,
  type MessageKind,
  type MessageReason,
} from './message-kind.ts';
import { TOLD_KINDS, type ToldKind, toldOfStored } from './system-text.ts';
import { TOLD_REASONS, type ToldReason } from './told-message.ts';

/** What can be muted: a kind of messages about work, or all that a feature tells, each as whom it is told. */
export const MUTE_KINDS: readonly (MessageKind | ToldKind)[] = [...MESSAGE_KINDS, ...TOLD_KINDS];
export const MUTE_REASONS: readonly (MessageReason | ToldReason)[] = [
  ...new Set([...MESSAGE_REASONS, ...TOLD_REASONS]),
];
export interface Muted {
  kind: MessageKind | ToldKind;
  reason: MessageReason | ToldReason;
}

/** What muting a stored message mutes; `null` where nobody may. */
export function muteOf(text: string, stored: string): Muted | null {
  const told = toldOfStored(text);
  if (told) {
    // Older ones say that they concern the company, whatever they were.
    const reason = TOLD_REASONS.find((one) => one === (stored === 'system' ? told.as : stored));
    return reason && told.mustAct !== true ? { kind: told.kind, reason } : null;
  }
  const kind = kindOfText(text);
  const reason = MESSAGE_REASONS.find((one) => one === stored);
  return kind && reason && canMute(kind, reason) ? { kind, reason } : null;
}

/** Whether there is anything of a kind that somebody may mute in that part. */
export function mayMute({ kind, reason }: Muted): boolean {
  const work = MESSAGE_KINDS.find((one) => one === kind);
  const relation = MESSAGE_REASONS.find((one) => one === reason);
  if (work) return relation !== undefined && canMute(work, relation);
  return TOLD_KINDS.some((one) => one === kind) && TOLD_REASONS.some((one) => one === reason);
}
