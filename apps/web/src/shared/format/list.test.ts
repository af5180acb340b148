import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { translate } from '@rondo/messages';
import { expect, it } from 'vitest';
import type { Translate } from '../i18n.tsx';
import { listText } from './list.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

it('joins names with the separator of the language', () => {
  const zh: Translate = (key, params) => translate('zh-CN', key, params);
  const en: Translate = (key, params) => translate('en-US', key, params);
  expect([listText(zh, ['甲', '乙', '丙']), listText(en, ['A', 'B', 'C'])]).toEqual(['甲、乙、丙', 'A, B, C']);
  expect([listText(zh, []), listText(en, ['A'])]).toEqual(['', 'A']);
});

it('is the only way a page joins names: no separator of one language stands in the code', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.filter((file) =>
    /\.join\(\s*['"`](?:[,;] |[、，；])['"`]/.test(readFileSync(source + file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
