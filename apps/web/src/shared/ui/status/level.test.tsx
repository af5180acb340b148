import { DEFAULT_LEVELS } from '@rondo/domain/level';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Level } from './level.tsx';

const drawn = (rank: number): string => {
  const { key, name, minPercent } = DEFAULT_LEVELS[rank] ?? { key: '', name: null, minPercent: 0 };
  return renderToStaticMarkup(
    createElement(Level, { level: { key, name, rank, count: DEFAULT_LEVELS.length, fromPercent: minPercent } }),
  );
};
const coloured = (markup: string): string[] =>
  [...markup.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill ?? '').filter((fill) => !fill.includes('line'));

describe('a level', () => {
  it('fills one bar less for each rank below the best, in the colour of that rank', () => {
    expect([0, 1, 2, 3].map((rank) => coloured(drawn(rank)).length)).toEqual([4, 3, 2, 1]);
    expect(new Set([0, 1, 2, 3].map((rank) => coloured(drawn(rank))[0])).size).toBe(4);
    expect(drawn(3)).toContain('state.level.fail');
  });

  it('is a dash where nothing was evaluated', () => {
    expect(renderToStaticMarkup(createElement(Level, { level: null }))).toContain('—');
  });
});
