import { dayField, lineField, numberField, textField, textOrNullField } from '@rondo/contract/kit/field';
import { expect, it } from 'vitest';
import { readField } from './read-field.ts';

const ofRight = (value: string | number) => ({ ok: true, value });
const read = (field: Parameters<typeof readField>[0], text: string) => readField(field, text, 'day_first');

it.each([lineField('a', 3), textField('a', 3), textOrNullField('a', 3)])(
  'reads a text of kind $kind up to its length',
  (field) => {
    expect(read(field, '😀地a')).toEqual(ofRight('😀地a'));
    expect(read(field, 'abcd')).toEqual({ ok: false, fault: 'tooLong', params: { max: 3 } });
    expect(read(field, 'a\u0000')).toEqual({ ok: false, fault: 'characters' });
    expect(read(field, '\ud800')).toEqual({ ok: false, fault: 'characters' });
  },
);

it('reads a number as people write it, 0 too, within its bounds', () => {
  const field = numberField('a', { min: 0, max: 10_000 });
  for (const [text, value] of [
    ['0', 0],
    ['120 ㎡', 120],
    ['1,200', 1200],
    ['1 200', 1200],
    ['12,5', 12.5],
    ['9.25', 9.25],
    ['10000', 10_000],
  ] as const)
    expect(read(field, text)).toEqual(ofRight(value));
  for (const text of ['-1', '10001', 'many', '1e999', '㎡', '1'.repeat(41)])
    expect(read(field, text)).toEqual({ ok: false, fault: 'number', params: { least: 0, most: 10_000 } });
});

it('reads a day in the order of its file', () => {
  expect(read(dayField('a'), '03/04/2024')).toEqual(ofRight('2024-04-03'));
  expect(readField(dayField('a'), '03/04/2024', 'month_first')).toEqual(ofRight('2024-03-04'));
  expect(read(dayField('a'), '31/02/2024')).toEqual({ ok: false, fault: 'day' });
});
