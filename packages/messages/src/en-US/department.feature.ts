import type { Shape } from '../shape.ts';
import type { departmentFeature as zh } from '../zh-CN/department.feature.ts';

export const departmentFeature = {
  job: { kind: { department: { import: 'Import departments' } } },
  import: { form: { name: { department: 'Department import.xlsx' } } },
  audit: {
    kind: {
      department: 'Department',
    },
    event: {
      department: {
        created: 'created the department',
        updated: 'changed the department',
        moved: 'moved the department',
        removed: 'deleted the department',
        imported: 'imported the department',
        import_run: 'imported departments from',
        heads_changed: 'changed the heads of',
      },
    },
    field: {
      heads: 'Heads',
      parent: 'Above',
    },
  },
  error: {
    DEPARTMENT_NAME_TAKEN: 'A department of this name exists at this level',
    DEPARTMENT_CODE_TAKEN: 'This department code exists already',
    DEPARTMENT_TOO_DEEP: 'Departments go at most {max} levels deep',
    DEPARTMENT_INTO_ITSELF: 'A department cannot move below itself',
    DEPARTMENT_IS_ROOT: 'The company itself cannot be moved or deleted',
    DEPARTMENT_HAS_CHILDREN: 'There are departments below it; it cannot be deleted',
    DEPARTMENT_HAS_MEMBERS: 'It still has {count} {count|member|members}; choose where they go first',
  },
} satisfies Shape<typeof zh>;
