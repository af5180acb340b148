import type { MessageKey } from '@rondo/messages';

type Below<Path extends string> = MessageKey extends infer K ? (K extends `${Path}.${infer F}` ? F : never) : never;

/** The fields the audit log has a word for, in both languages: the keys under `audit.field`; of a check item its headings in files. */
export type AuditField = Below<'audit.field'> | `item.${Below<'template.importing.field'>}`;

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
