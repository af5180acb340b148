import { FIGURE_UNITS } from '@rondo/domain/figure-unit';
import { expect, it } from 'vitest';
import { translate } from '../index.ts';
import { leastText, type Say, unitText } from './figure.ts';

const say: Say = (key, params) => translate('en-US', key, params);

it('a figure is written in its unit, exactly, and as a dash where it cannot be computed', () => {
  const written = Object.fromEntries(FIGURE_UNITS.map((unit) => [unit, unitText(unit, 12_345.678, say)]));
  expect(written).toEqual({
    ...{ count: '12,345.678', percent: '12345.7%', hours: '12345.7 h', seconds: '3 h 25 min', money: '12,345.68' },
    ...{ times: '12,345.678', points: '12345.7 pp', minutes: '12,345.678 min', days: '12,345.678 d' },
  });
  expect(FIGURE_UNITS.map((unit) => unitText(unit, null, say))).toEqual(FIGURE_UNITS.map(() => '—'));
  expect(leastText('705', say)).toBe('≥ 705');
});
