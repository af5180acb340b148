import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARED_MOST, comparedItems, comparisonFault } from './compared-records.ts';

const answer = (itemId: string, more: Partial<{ result: string; valueText: string; points: number | null }> = {}) => ({
  itemId,
  result: 'pass',
  valueText: 'Pass',
  points: 5,
  ...more,
});
const report = (...items: ReturnType<typeof answer>[]) => ({ template: { id: 'opening' }, items });

describe('reports side by side', () => {
  it('are two to four of one template', () => {
    const one = report();
    const other = { ...one, template: { id: 'closing' } };
    expect(comparisonFault([])).toBe('few');
    expect(comparisonFault([one])).toBe('few');
    expect(comparisonFault([one, one])).toBeNull();
    expect(comparisonFault([one, one, one, one])).toBeNull();
    expect(comparisonFault(Array.from({ length: COMPARED_MOST + 1 }, () => one))).toBe('many');
    expect(comparisonFault([one, other])).toBe('templates');
  });

  it('differ where result, answer or points do, and nowhere else', () => {
    const before = report(answer('a'), answer('b'), answer('c'), answer('d'));
    const after = report(
      answer('a'),
      answer('b', { result: 'fail', valueText: 'Fail', points: 0 }),
      answer('c', { valueText: '4 °C' }),
      answer('d', { points: 3 }),
    );
    expect(comparedItems([before, after]).map(({ itemId, isChanged }) => [itemId, isChanged])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['d', true],
    ]);
  });

  it('say in which report an answer is another than in the one before', () => {
    const failed = report(answer('a', { result: 'fail', valueText: 'Fail', points: 0 }));
    const passed = report(answer('a'));
    const changesOf = (...records: (typeof passed)[]) => comparedItems(records).map(({ changes }) => changes);
    expect(changesOf(passed, failed, failed, passed)).toEqual([[false, true, false, true]]);
    expect(changesOf(report(), passed, report())).toEqual([[false, true, true]]);
    expect(changesOf(failed, failed)).toEqual([[false, false]]);
  });

  it('stand in the order of the last one; what only an earlier one asked stands where it stood there', () => {
    const rows = comparedItems([
      report(answer('old first'), answer('a'), answer('gone'), answer('b')),
      report(answer('b'), answer('a'), answer('new')),
    ]);
    expect(rows.map(({ itemId }) => itemId)).toEqual(['old first', 'b', 'a', 'gone', 'new']);
    expect(rows.find(({ itemId }) => itemId === 'gone')).toMatchObject({
      answers: [{ itemId: 'gone' }, null],
      newest: { itemId: 'gone' },
      isChanged: true,
    });
  });

  it('lose no item and name none twice', () => {
    const items = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(fc.array(items, { minLength: 2, maxLength: COMPARED_MOST }), (asked) => {
        const rows = comparedItems(asked.map((ids) => report(...ids.map((id) => answer(id)))));
        const ids = rows.map(({ itemId }) => itemId);
        expect(ids.toSorted()).toEqual([...new Set(asked.flat())].toSorted());
        for (const { itemId, answers, isChanged } of rows) {
          expect(answers.map((one) => one !== null)).toEqual(asked.map((list) => list.includes(itemId)));
          expect(isChanged).toBe(asked.some((list) => !list.includes(itemId)));
        }
      }),
    );
  });
});
