import { describe, expect, it } from 'vitest';
import { messages as en } from './en-US/index.gen.ts';
import { type Bundle, fill, joined } from './fill.ts';
import { languageOf, translate } from './index.ts';
import { messages as zh } from './zh-CN/index.gen.ts';

function slotsOf(bundle: Bundle, path = ''): [string, string[]][] {
  return Object.entries(bundle).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    if (typeof value !== 'string') return slotsOf(value, at);
    return [[at, [...new Set([...value.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? ''))].sort()]];
  });
}

describe('messages', () => {
  it('have the same keys and the same slots in both languages', () => {
    const chinese = Object.fromEntries(slotsOf(zh));
    const english = Object.fromEntries(slotsOf(en));
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
    for (const [key, slots] of Object.entries(chinese)) expect([key, english[key]]).toEqual([key, slots]);
  });

  it('are never empty', () => {
    for (const bundle of [zh, en]) expect(JSON.stringify(bundle)).not.toMatch(/:""[,}]/);
  });

  it('come together from parts, however deep', () => {
    const frame = { ui: { save: 'Save' }, state: { task: { pending: 'Pending' } } };
    const page = { state: { task: { done: 'Done' }, cycle: { active: 'Active' } } };
    const all = {
      ui: { save: 'Save' },
      state: { task: { pending: 'Pending', done: 'Done' }, cycle: { active: 'Active' } },
    };
    expect(joined(frame, page)).toEqual(all);
    expect(joined(joined({}, frame), page)).toEqual(all);
    expect(frame.state.task).toEqual({ pending: 'Pending' });
  });

  it('put values into slots and choose singular or plural', () => {
    expect(translate('zh-CN', 'ui.list.total', { count: 64 })).toBe('共 64 项');
    expect(translate('en-US', 'ui.list.total', { count: 1 })).toBe('1 item');
    expect(translate('en-US', 'ui.list.total', { count: 2 })).toBe('2 items');
  });

  it('leave a slot without a value visible and never read inherited properties', () => {
    expect(fill('{constructor} {name}', { name: 'x' })).toBe('{constructor} x');
  });

  it('are English only for the stored value en-US', () => {
    expect(['en-US', 'en', '', null, 'zh-CN'].map(languageOf)).toEqual(['en-US', 'zh-CN', 'zh-CN', 'zh-CN', 'zh-CN']);
  });
});
