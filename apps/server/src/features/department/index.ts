export { update as updateDepartment } from './actions/write.ts';
export { createRootDepartment } from './create-root.ts';
export { insert as insertDepartments, renameRoot as renameRootDepartment } from './department.queries.ts';
export { undoDepartments } from './import/undo.ts';
