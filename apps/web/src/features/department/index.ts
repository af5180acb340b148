export { type DepartmentIndex, indexDepartments, isWithin, pathOf, pathText } from './tree/department-index.ts';
export { DepartmentPicker } from './tree/department-picker.tsx';
export { DepartmentTree, type DepartmentTreeProps } from './tree/department-tree.tsx';
