export { certificateListSheet } from './certificate-sheet.ts';
