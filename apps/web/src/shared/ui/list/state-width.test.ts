import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, translate } from '@rondo/messages';
import { expect, it } from 'vitest';
import { joinFeatures } from '../../../app/join-features.ts';
import type { Translate } from '../../i18n.tsx';
import { allLooks, type StateObject } from '../status/states.ts';
import { stateWidth, textWidth, wordsOf } from './state-width.ts';

joinFeatures();
const features = fileURLToPath(new URL('../../../features/', import.meta.url));
const reads = (language: Language): Translate => {
  return (key, params) => translate(language, key, params);
};

it('a column of states has room for its longest word in both languages', () => {
  for (const t of [reads('zh-CN'), reads('en-US')]) {
    for (const object of Object.keys(allLooks()) as StateObject[]) {
      const tight = wordsOf(object, t).filter((word) => textWidth(word) + 44 > stateWidth(object, t));
      expect([object, tight]).toEqual([object, []]);
    }
  }
  const pending = stateWidth('task', reads('en-US'), ['state.taskView.pending_process']);
  expect(pending).toBeGreaterThanOrEqual('Pending process'.length * 7.5 + 44);
});

it('no list sets the width of its states by hand', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-columns.tsx'),
  );
  expect(files.length).toBeGreaterThan(6);
  const byHand = files.filter((file) =>
    /key: '(?:state|severity)',\s*title: [^\n]*?,\s*width: \d/.test(readFileSync(features + file, 'utf8')),
  );
  expect(byHand).toEqual([]);
});
