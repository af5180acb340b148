import type { MessageKey } from '@rondo/messages';

/** The fields the audit log has a word for, in both languages: the keys under `audit.field`. */
export type AuditField = MessageKey extends infer K ? (K extends `audit.field.${infer F}` ? F : never) : never;

/** A field before and after, as the audit log shows it: texts, or null for nothing. */
export interface Change {
  field: AuditField;
  before: string | null;
  after: string | null;
}

type Text = string | null;

/** The fields of which the two texts, before and after, differ. An empty text is nothing. */
export function changesOf(texts: Partial<Record<AuditField, readonly [Text, Text]>>): Change[] {
  return (Object.entries(texts) as [AuditField, readonly [Text, Text]][])
    .map(([field, [before, after]]) => ({ field, before: before || null, after: after || null }))
    .filter(({ before, after }) => before !== after);
}
