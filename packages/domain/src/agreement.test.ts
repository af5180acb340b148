import { describe, expect, it } from 'vitest';
import { agreementOf, type Finding, strengthOf } from './agreement.ts';
import { isDrawn } from './double-inspection.ts';

const table = (rows: [Finding, Finding, number][]) => rows.map(([first, second, count]) => ({ first, second, count }));

describe("Cohen's kappa", () => {
  it('equals the value worked out by hand', () => {
    // 50 pairs: both pass 20, both fail 15, pass/fail 5, fail/pass 10. Observed 35/50 = 0.7; expected
    // (25 · 30 + 25 · 20) / 2500 = 0.5; kappa (0.7 − 0.5) / (1 − 0.5) = 0.4.
    const found = agreementOf(
      table([
        ['pass', 'pass', 20],
        ['fail', 'fail', 15],
        ['pass', 'fail', 5],
        ['fail', 'pass', 10],
      ]),
    );
    expect(found).toEqual({ pairs: 50, agreed: 35, observed: 0.7, expected: 0.5, kappa: 0.4 });
  });

  it('counts "not applicable" as a finding of its own', () => {
    // 12 pairs: 6 pass/pass, 2 fail/fail, 2 na/na, 2 pass/na. Observed 10/12; expected (8·6 + 2·2 + 2·4) / 144 = 60/144;
    // kappa (120 − 60) / (144 − 60) = 60/84.
    const found = agreementOf(
      table([
        ['pass', 'pass', 6],
        ['fail', 'fail', 2],
        ['na', 'na', 2],
        ['pass', 'na', 2],
      ]),
    );
    expect(found.kappa).toBeCloseTo(60 / 84, 12);
  });

  it('is not told of too few pairs, of none, and where everything was found the same', () => {
    expect(agreementOf(table([['pass', 'fail', 9]])).kappa).toBeNull();
    expect(agreementOf([])).toEqual({ pairs: 0, agreed: 0, observed: null, expected: null, kappa: null });
    expect(agreementOf(table([['pass', 'pass', 40]]))).toMatchObject({ observed: 1, expected: 1, kappa: null });
  });

  it('is below zero where two agree less than by chance', () => {
    expect(
      agreementOf(
        table([
          ['pass', 'fail', 10],
          ['fail', 'pass', 10],
        ]),
      ).kappa,
    ).toBe(-1);
  });
});

it('draws records by the chance in their id, none at 0 and all at 100 percent', () => {
  const ids = Array.from(
    { length: 65_536 },
    (_, i) => `0199aaaa-0000-7000-8000-00000000${i.toString(16).padStart(4, '0')}`,
  );
  const drawn = (percent: number) => ids.filter((id) => isDrawn(id, percent)).length;
  expect([drawn(0), drawn(5), drawn(100)]).toEqual([0, 3277, 65_536]);
});

it('is called by the bounds of Landis and Koch', () => {
  expect([-0.1, 0, 0.2, 0.21, 0.6, 0.61, 0.81, 1].map(strengthOf)).toEqual([
    'poor',
    'slight',
    'slight',
    'fair',
    'moderate',
    'good',
    'excellent',
    'excellent',
  ]);
});
