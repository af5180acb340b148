import { expect, it } from 'vitest';
import { roleName, typedRoleName } from './role-name.ts';

const preset = { key: 'inspector', name: '督导' };

it('a preset that nobody renamed is called in the reader’s language', () => {
  expect([roleName('zh-CN', preset), roleName('en-US', preset)]).toEqual(['督导', 'Inspector']);
});

it('a renamed preset and a role of one’s own keep their names', () => {
  expect(roleName('en-US', { key: 'inspector', name: '食安督导' })).toBe('食安督导');
  expect(roleName('en-US', { key: null, name: '督导' })).toBe('督导');
});

it('saving a preset in another language does not rename it; typing another name does', () => {
  expect(typedRoleName('Inspector', preset)).toBe('督导');
  expect(typedRoleName('Auditor', preset)).toBe('Auditor');
  expect(typedRoleName('Inspector', { key: null, name: '督导' })).toBe('Inspector');
});
