import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages as en } from './en-US/index.gen.ts';
import { type Bundle, lookup } from './fill.ts';
import { messages as zh } from './zh-CN/index.gen.ts';

const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');

/** The rows of the table under a heading of the glossary, without its two head lines. */
function tableUnder(heading: string): string[][] {
  const section = glossary.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const words = (cell = ''): string[] => cell.split(', ').filter((word) => word !== '');
const inTicks = (cell = ''): string[] => [...cell.matchAll(/`([\w.]+)`/g)].map((found) => found[1] ?? '');

/** Every text with its key. */
function textsOf(bundle: Bundle, path = ''): [key: string, text: string][] {
  return Object.entries(bundle).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[at, value] as [string, string]] : textsOf(value, at);
  });
}

/** What the reader sees of a text, in lower case: both forms of a plural, no names of slots. */
const shown = (text: string): string =>
  text.replace(/\{\w+(?:\|([^|}]*)\|([^}]*))?\}/g, (_, one = '', many = '') => `${one} ${many}`).toLowerCase();

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const has = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'i').test(text);

/** Whether a text is the one of a label, or one of the group of that name. */
const isAt =
  (key: string) =>
  (label: string): boolean =>
    key === label || key.startsWith(`${label}.`);

const english = textsOf(en);
const things = tableUnder('Words on the screen').map(([thing, , word, never, elsewhere]) => ({
  thing,
  words: words(word),
  never: words(never),
  elsewhere: inTicks(elsewhere),
}));
const states = textsOf(zh.state);

describe('the glossary', () => {
  it('has one English word for each thing; another one stands only where the specification puts it', () => {
    expect(things.length).toBeGreaterThan(10);
    // "Audit log" is a thing of its own, so its "audit" is not the one that means an inspection.
    const longer = things.flatMap((one) => one.words).filter((word) => word.includes(' '));
    const wrong = things.flatMap(({ thing, never, elsewhere }) =>
      english.flatMap(([key, text]) => {
        const rest = longer.reduce((left, word) => left.replaceAll(word, ''), shown(text));
        const found = elsewhere.some(isAt(key)) ? undefined : never.find((word) => has(rest, word));
        return found ? [`${key} says "${found}" for ${thing}: ${text}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('names only labels of the specification that exist', () => {
    for (const key of things.flatMap((one) => one.elsewhere))
      expect([key, english.some(([at]) => isAt(at)(key))]).toEqual([key, true]);
  });
});

describe('the words of states', () => {
  it('differ within one object, in both languages', () => {
    for (const bundle of [zh.state, en.state]) {
      for (const [object, values] of Object.entries(bundle)) {
        expect([object, new Set(Object.values(values)).size]).toEqual([object, Object.keys(values).length]);
      }
    }
  });

  it('are the same English wherever the same Chinese stands', () => {
    const englishOf = (chinese: string) =>
      states.filter(([, word]) => word === chinese).map(([state]) => lookup(en.state, state)?.toLowerCase() ?? '');
    const singular = (word: string) => word.replace(/s$/, '');
    const isStem = (a: string, b: string) => a.includes(singular(b)) || b.includes(singular(a));
    const wrong = textsOf(zh).flatMap(([key, chinese]) => {
      const word = lookup(en, key)?.toLowerCase() ?? '';
      const known = englishOf(chinese);
      return known.length > 0 && !known.some((state) => isStem(state, word)) ? [`${key}: ${chinese} is ${word}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** Contents of tables that the importers read: their commas part columns and lists. */
const TABLES = ['shop.importing.sample', 'template.import'];

describe('punctuation', () => {
  it('is that of the language', () => {
    const isTable = (key: string) => TABLES.some((table) => key.startsWith(table));
    const chineseInEnglish = english.filter(([, text]) => /[、，。；：！？（）]/.test(text));
    const asciiInChinese = textsOf(zh).filter(
      ([key, text]) =>
        !isTable(key) && (/[\p{Script=Han}}][,;!?:]|[,;!?:]\p{Script=Han}/u.test(text) || /, /.test(text)),
    );
    expect([chineseInEnglish, asciiInChinese]).toEqual([[], []]);
  });
});
