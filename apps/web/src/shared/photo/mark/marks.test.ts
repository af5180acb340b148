import { describe, expect, it } from 'vitest';
import { drawMarks, headOf, isSeen, type Mark, type Pencil } from './marks.ts';

const mark = (more: Partial<Mark>): Mark => ({ tool: 'pen', colour: 'red', points: [], text: '', ...more });
const size = { width: 1600, height: 900, paper: 'white' };

/** A pencil that writes down what it is told. */
function noted(): { pencil: Pencil; told: string[] } {
  const told: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void told.push([name, ...values].join(' '));
  const names = ['beginPath', 'moveTo', 'lineTo', 'stroke', 'strokeRect', 'fillText', 'strokeText'];
  const pencil = Object.fromEntries(names.map((name) => [name, note(name)])) as Partial<Pencil> as Pencil;
  return { pencil, told };
}

describe('marks on a picture', () => {
  it('are drawn in their order: the way of a pen, a box from corner to corner, an arrow with its head, a text over its edge', () => {
    const { pencil, told } = noted();
    const two = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    drawMarks(
      pencil,
      [
        mark({ points: [...two, { x: 100, y: 50 }] }),
        mark({ tool: 'box', points: [two[1] ?? { x: 0, y: 0 }, { x: 40, y: 60 }] }),
        mark({ tool: 'text', points: two.slice(0, 1), text: 'Dust' }),
      ],
      size,
    );
    expect(told).toEqual([
      'beginPath',
      'moveTo 0 0',
      'lineTo 0 0',
      'lineTo 100 0',
      'lineTo 100 50',
      'stroke',
      'strokeRect 100 0 -60 60',
      'strokeText Dust 0 0',
      'fillText Dust 0 0',
    ]);
    expect(pencil.lineWidth).toBe(15);
  });

  it.each([
    [{ x: 10, y: 0 }, -1, 0],
    [{ x: 0, y: 10 }, 0, -1],
    [{ x: -10, y: 0 }, 1, 0],
  ])('an arrow to %o has its head behind its tip, the same on both sides', (to, x, y) => {
    const [a, b] = headOf({ x: 0, y: 0 }, to, 5);
    for (const end of [a, b]) {
      expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeCloseTo(5);
      expect((end.x - to.x) * x + (end.y - to.y) * y).toBeCloseTo(5 * Math.cos(Math.PI / 7));
    }
    expect(a).not.toEqual(b);
  });

  it('that nobody can see are none: a text of blanks, a box of no size', () => {
    const at = { x: 5, y: 5 };
    expect(isSeen(mark({ points: [at] }))).toBe(true);
    expect(isSeen(mark({ tool: 'box', points: [at, { x: 6, y: 6 }] }))).toBe(false);
    expect(isSeen(mark({ tool: 'arrow', points: [at, { x: 60, y: 6 }] }))).toBe(true);
    expect(isSeen(mark({ tool: 'text', points: [at], text: '  ' }))).toBe(false);
  });
});
