import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../context.ts';
import type { Wire } from '../http/binding.ts';
import { sendXlsx } from '../table/send-xlsx.ts';
import { writeXlsx } from '../table/write-xlsx.ts';
import { type AnyImport, withOwnFields } from './definition.ts';
import { labelIn } from './field.ts';

/** A spreadsheet to fill in: the headings, what may be chosen, and an example where there is one. */
export async function formOf(context: Context, fixed: AnyImport, wire: Wire): Promise<Buffer> {
  const definition = await withOwnFields(context, fixed);
  const text = (key: MessageKey): string => translate(context.language, key);
  const offers = (await definition.offers?.(context)) ?? {};
  const examples = definition.example?.(context) ?? [];
  const fields = definition.fields.filter((field) => !field.isMany);
  const bytes = await writeXlsx(
    {
      name: text('import.form.sheet'),
      columns: fields.map((field) => {
        const { name, join } = field;
        const hint = definition.hint?.(context, name) ?? null;
        const choices = offers[name] ?? [];
        return {
          header: labelIn(field, context.language),
          width: join === undefined ? 16 : 30,
          ...(choices.length > 0 ? { choices } : {}),
          ...(hint === null ? {} : { hint }),
        };
      }),
      rows: examples.map((example) => fields.map(({ name }) => example[name] ?? '')),
    },
    text('import.form.lists'),
  );
  return sendXlsx(wire, text(`import.form.name.${definition.kind}`), bytes);
}
