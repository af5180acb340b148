export { indexDepartments } from './tree/department-index.ts';
export { DepartmentPicker } from './tree/department-picker.tsx';
export { DepartmentTree } from './tree/department-tree.tsx';
