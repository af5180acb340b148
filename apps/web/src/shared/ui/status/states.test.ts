import { messages as en } from '@rondo/messages/en-US/index.gen';
import { lookup } from '@rondo/messages/fill';
import { messages as zh } from '@rondo/messages/zh-CN/index.gen';
import { expect, it } from 'vitest';
import { joinFeatures } from '../../../app/join-features.ts';
import { allLooks } from './states.ts';

joinFeatures();
const states = allLooks();

it('every state that can be drawn has a word in both languages', () => {
  for (const [object, values] of Object.entries(states)) {
    for (const value of Object.keys(values)) {
      const key = `state.${object}.${value}`;
      expect([key, lookup(zh, key), lookup(en, key)]).toEqual([key, expect.any(String), expect.any(String)]);
    }
  }
});

it('no two states of one object look alike, except done twice and closed twice in a process', () => {
  for (const [object, values] of Object.entries(states)) {
    const looks = Object.values(values).map((entry) => entry.join());
    if (object !== 'node') expect(new Set(looks).size).toBe(looks.length);
  }
});
