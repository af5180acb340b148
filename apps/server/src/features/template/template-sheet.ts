import type { Language } from '@rondo/domain/language';
import { categoryPaths } from '@rondo/domain/scoring/category-path';
import type { Category, CheckItem, TemplateContent } from '@rondo/domain/scoring/template';
import { translate } from '@rondo/messages';
import { labelIn } from '../../platform/import/field.ts';
import { writeXlsx } from '../../platform/table/write-xlsx.ts';
import { IMPORT_FIELDS, type ImportField } from './import/fields.ts';
import { itemCell } from './item-cells.ts';

/** Long texts, in characters of a column. */
const WIDE: readonly ImportField[] = ['name', 'standard', 'options', 'deductions', 'note.phrases'];

/** The check items of a version in the columns of their import, one a row. */
export async function templateSheet(content: TemplateContent, language: Language): Promise<Buffer> {
  const paths = categoryPaths(content);
  const fields = IMPORT_FIELDS.filter(({ name }) => name !== 'condition');
  const cellOf = (category: Category, item: CheckItem, name: ImportField): string => {
    const path = [...(paths.get(category.id) ?? [category])].reverse();
    switch (name) {
      case 'category':
        return path.map((one) => one.name.replaceAll('/', '／')).join('/');
      case 'categoryWeight':
        return String(path[0]?.weightPercent ?? '');
      case 'id':
        return item.id;
      case 'condition':
        return '';
      default:
        return itemCell(item, name, { language, content });
    }
  };
  return writeXlsx({
    name: translate(language, 'template.exporting.sheet'),
    columns: fields.map((field) => ({
      header: labelIn(field, language),
      width: WIDE.includes(field.name) ? 36 : 16,
    })),
    rows: content.categories.flatMap((category) =>
      category.items.map((item) => fields.map(({ name }) => cellOf(category, item, name))),
    ),
  });
}
