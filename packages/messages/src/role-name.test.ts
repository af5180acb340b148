import { expect, it } from 'vitest';
import { keptNamesLike, keptRoleName, roleName, roleNames, typedRoleName } from './role-name.ts';

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

it('a preset that nobody renamed takes its names in both languages', () => {
  expect(roleNames(preset)).toEqual(['督导', 'Inspector']);
  expect(roleNames({ key: 'inspector', name: '食安督导' })).toEqual(['食安督导']);
});

it('what the log kept of a preset is told, and found, in the reader’s language', () => {
  expect([keptRoleName('en-US', '店员'), keptRoleName('zh-CN', 'Staff'), keptRoleName('en-US', '食安')]).toEqual([
    'Staff',
    '店员',
    '食安',
  ]);
  expect(keptNamesLike('en-US', 'staf')).toEqual(['店员', 'Staff']);
  expect(keptNamesLike('zh-CN', 'staf')).toEqual([]);
});
