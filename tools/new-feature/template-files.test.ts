import { expect, it } from 'vitest';
import { namesOf } from './names.ts';
import { templateFiles } from './template-files.ts';

it('the files of a feature say its noun in proper English and Chinese, and nothing of the template', () => {
  const names = namesOf('equipment-entry', '设备登记');
  const lines = names ? [...templateFiles(names, '0001')].flatMap(([path, text]) => [path, ...text.split('\n')]) : [];
  expect(lines.filter((line) => /store.?visit|走访|\ba equipment|entrys\b|0000_/i.test(line))).toEqual([]);
  for (const words of [
    "'Plan an equipment entry'",
    "'Equipment entries'",
    "'planned the equipment entry again'",
    "'计划设备登记'",
  ])
    expect(lines).toContainEqual(expect.stringContaining(words));
});
