export { undoDepartments } from './import/undo.ts';
