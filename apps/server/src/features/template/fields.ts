import { TEMPLATE_FIELDS, type TemplateFieldValues } from '@rondo/contract/template-fields';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { type AuditField, type Change, changesOf } from '../../platform/changes.ts';
import { columnsOf as columnsByField, type FieldColumns } from '../../platform/fields.ts';
import { modesOf } from './version.ts';

type Columns = FieldColumns<typeof TEMPLATE_FIELDS>;
/** As a row has them: words are texts to the database. */
type Stored = Omit<Columns, 'modes'> & { modes: readonly string[] };

/** The columns of the fields of a template; what a version holds is written with the version. */
export const columnsOf = (fields: Readonly<TemplateFieldValues>): Columns => ({
  ...columnsByField(TEMPLATE_FIELDS, fields),
  modes: [...new Set(fields.modes)],
});

const AUDITED: readonly (keyof Columns & AuditField)[] = Object.values(TEMPLATE_FIELDS).map(({ column }) => column);

/** What a save changes of the fields of a template, as the audit log tells it. */
export function templateChanges(before: Stored, after: Stored, language: Language): Change[] {
  const textOf = (row: Stored, column: keyof Columns): string | null =>
    column === 'modes'
      ? modesOf(row.modes)
          .map((mode) => translate(language, `state.mode.${mode}`))
          .join(', ')
      : row[column];
  return changesOf(
    Object.fromEntries(AUDITED.map((column) => [column, [textOf(before, column), textOf(after, column)]])),
  );
}
