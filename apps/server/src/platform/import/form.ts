import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../context.ts';
import type { Wire } from '../http/binding.ts';
import { sendXlsx } from '../table/send-xlsx.ts';
import { writeXlsx } from '../table/write-xlsx.ts';
import type { AnyImport } from './definition.ts';

/** A spreadsheet to fill in: the headings, what may be chosen, and an example where there is one. */
export async function formOf(context: Context, definition: AnyImport, wire: Wire): Promise<Buffer> {
  const text = (key: MessageKey): string => translate(context.language, key);
  const offers = (await definition.offers?.(context)) ?? {};
  const examples = definition.example?.(context) ?? [];
  const fields = definition.fields.filter((field) => !field.isMany);
  const bytes = await writeXlsx(
    {
      name: text('import.form.sheet'),
      columns: fields.map(({ name, label, join }) => {
        const hint = definition.hint?.(context, name) ?? null;
        const choices = offers[name] ?? [];
        return {
          header: text(label),
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
