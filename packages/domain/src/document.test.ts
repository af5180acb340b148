import { expect, it } from 'vitest';
import { DOCUMENT_TYPES, documentTypeOf, isDocument, isRunnable } from './document.ts';

it.each([
  ['租赁合同.pdf', 'pdf'],
  ['Plan.of.floor.XLSX', 'xlsx'],
  ['lease.pdf.exe', null],
  ['page.html', null],
  ['face.svg', null],
  ['old.doc', null],
  ['pdf', null],
  ['.constructor', null],
  ['', null],
])('%s is %s', (name, type) => {
  expect(documentTypeOf(name)).toBe(type);
});

it('tells documents from pictures and films by the type they are stored with', () => {
  expect(Object.values(DOCUMENT_TYPES).every(isDocument)).toBe(true);
  expect(['image/jpeg', 'image/webp', 'video/mp4', ''].some(isDocument)).toBe(false);
});

it('knows what is run when it is opened', () => {
  expect(['a/b/setup.EXE', 'list.xlsm', 'run.js '].every(isRunnable)).toBe(true);
  expect(['a.exe/plan.pdf', 'exe', 'photo.jpg'].some(isRunnable)).toBe(false);
});
