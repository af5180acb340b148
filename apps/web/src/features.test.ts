import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { message } from '@rondo/contract/message-live';
import { describe, expect, it } from 'vitest';
import { joinFeatures } from './app/join-features.ts';
import { MENU } from './app/menu.ts';
import { FEATURES } from './features.ts';
import { objectLink } from './shared/links.ts';
import { allLooks } from './shared/ui/status/states.ts';

joinFeatures();

const here = import.meta.dirname;
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

const repeated = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i);

describe('the features', () => {
  it('are all in the list, each once', () => {
    const written = sources.filter((file) => file.endsWith('.feature.ts')).length;
    expect(FEATURES.length).toBe(written);
    expect(repeated(FEATURES.map(({ noun }) => noun))).toEqual([]);
  });

  it('give every kind of object that a message can be about a link', () => {
    for (const kind of message.shape.objectKind.unwrap().options) expect(objectLink(kind, 'a/b')).toContain('a%2Fb');
  });

  it('give the states of an object to one feature only, and to each object that a page shows', () => {
    const objects = FEATURES.flatMap(({ states }) => Object.keys(states ?? {}));
    expect(repeated(objects)).toEqual([]);
    const shown = sources.flatMap((file) => {
      const source = readFileSync(join(here, file), 'utf8');
      return [...source.matchAll(/<(?:St|StatePill)\s+object="(\w+)"|stateWidth\('(\w+)'/g)].map(
        ([, drawn, measured]) => drawn ?? measured ?? '',
      );
    });
    expect(shown).toContain('shop');
    expect(shown.filter((object) => !(object in allLooks()))).toEqual([]);
  });

  it('put lines, numbers and dots only where the menu has a place for them', () => {
    const entries = MENU.map(({ key }) => key);
    const lines = FEATURES.flatMap(({ menu }) => menu?.lines ?? []);
    expect(lines.filter(({ entry }) => !entries.includes(entry))).toEqual([]);
    const keys = [...entries, ...lines.map(({ key }) => key)];
    expect(repeated(keys)).toEqual([]);
    const marked = FEATURES.flatMap(({ counters }) => counters ?? []).flatMap(({ badgeOn, dotOn, countOn }) => [
      badgeOn,
      dotOn,
      countOn,
    ]);
    expect(marked.filter((key) => key !== undefined && !keys.includes(key))).toEqual([]);
  });
});
