import type { MessageTable } from './message-table.ts';
import type { CodeRule, PermissionCode } from './permission.ts';
import type { ToldMessage } from './told-message.ts';

/** Work that people have to do: a workflow, and the messages about it. */
interface Work {
  machine: { waitingFor: (relation: 'handler' | 'reviewer') => readonly string[] };
  messages: MessageTable;
}

/** A kind of background work. */
export interface Job {
  /** What its progress counts. */
  counts: 'row' | 'task' | 'person' | 'percent';
  /** Nouns of the contract whose rows on screen are read again when it is done. */
  changes: readonly string[];
}

/**
 * What the lists of the product take from a noun, as plain data: `<noun>.feature.ts` exports one value of this shape and
 * `features.gen.ts` names them all. The unions of the product are made of these values, so each is `as const`.
 */
export interface DomainFeature {
  noun: string;
  /** Kinds of objects that the audit log speaks of; their texts are `audit.kind` and `audit.event`. */
  auditKinds?: readonly string[];
  /** Background work by its kind, the noun in small letters without a dash and a verb: `certificate.import`; its words are `job.kind`. */
  jobs?: Readonly<Record<`${string}.${string}`, Job>>;
  /** Permissions that let do anything today. */
  codes?: readonly PermissionCode[];
  /** Pages that exist, each with the permissions it asks for; null: open to everybody signed in. */
  pages?: Readonly<Record<`/${string}`, CodeRule | null>>;
  /** What somebody who leaves may have in hand. */
  handoverKinds?: readonly string[];
  /** Objects that a message can open. */
  objectKinds?: readonly string[];
  /** Categories of messages that somebody can get today; their texts are `message.category`. */
  messageCategories?: readonly string[];
  /**
   * Messages about the company and its people that it sends (`member.told`): where each is filed and as whom it is told. Their texts are
   * `notification.system`, and what they are called together where somebody mutes them `notification.kind.system.<noun>`.
   */
  systemTexts?: Readonly<Record<string, ToldMessage>>;
  /** The work of this noun, if people have to do it. */
  work?: Work;
}
