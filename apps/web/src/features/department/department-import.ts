import { departmentApi } from '@rondo/contract/department';
import { LIMIT } from '@rondo/domain/limit';
import type { Importable } from '../../shared/import/import-flow.tsx';

export const DEPARTMENT_IMPORT: Importable = {
  api: departmentApi,
  kind: 'department.import',
  title: 'department.importing.title',
  maxRows: LIMIT.import.departments,
  invalidates: ['department', 'member'],
};
