import type { SpecCategory } from './message-category.ts';

/**
 * As whom somebody is told what is no work of theirs: as somebody of the company or its owner, as the manager of the store, as who looks
 * after what it is about (set it up, or changed it last), as who began it, to whom it was sent, as who decides, reviews or leads, as the
 * person it is about, or as named by a rule of AI checks.
 */
export const TOLD_REASONS = [
  ...(['system', 'owner', 'administrator', 'manager', 'keeper', 'initiator', 'recipient'] as const),
  ...(['decider', 'judge', 'reviewer', 'superior', 'self', 'rule_notified', 'rule_editor'] as const),
] as const;
export type ToldReason = (typeof TOLD_REASONS)[number];

/** A message that is no work of its reader: where it is filed and as whom they are told. */
export interface ToldMessage {
  category: SpecCategory;
  as: ToldReason;
  /** It waits for its reader, or changes what is theirs: nobody may mute it. */
  mustAct?: true;
}
