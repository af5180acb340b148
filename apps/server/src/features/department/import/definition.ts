import { GROUP_PATH_SEPARATOR } from '@rondo/domain/group-path';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { importOf } from '../../../platform/import/definition.ts';
import { checkDepartments, type Plan, parsePlan } from './check.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { undoDepartments } from './undo.ts';
import { writePaths } from './write-paths.ts';

/** How departments are imported. */
export const departmentImport = importOf<ImportField, Plan>({
  kind: 'department',
  code: 'frame_dept',
  fields: IMPORT_FIELDS,
  maxRows: LIMIT.import.departments,
  choices: [],
  // A list of paths needs no heading.
  isHeadless: ([first = '']) => first.includes(GROUP_PATH_SEPARATOR),
  example: ({ language }) =>
    translate(language, 'department.importing.sampleRows')
      .split('\n')
      .map((path) => ({ path })),
  check: checkDepartments,
  parse: parsePlan,
  async write(tx, _, { paths }, { importId, fileName }) {
    const made = await writePaths(tx, paths);
    const changes = [{ field: 'departments', before: null, after: String(made.length) }];
    await tx.addHistory({ kind: 'department', id: importId, name: fileName, event: 'import_run', data: { changes } });
    return {
      result: { created: made.length },
      rows: made.map(({ id, name }) => ({ kind: 'department', id, name, rev: 0, before: null })),
    };
  },
  undo: undoDepartments,
});
