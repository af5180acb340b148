import { expect, test } from 'vitest';
import { CLEAR_OF_LABEL } from './select-placement.ts';

const { bottomLeft, topLeft } = CLEAR_OF_LABEL;
/** As antd places a list: the control is moved up by `targetOffset`; the other side takes `offset` with its sign turned. */
const below = (offset: number) => offset - bottomLeft.targetOffset[1];
const above = (offset: number) => -offset - topLeft.targetOffset[1];

test('a list stands right below its control', () => {
  expect(below(bottomLeft.offset[1])).toBe(4);
  expect(below(-topLeft.offset[1])).toBe(4);
});

test('a list that opens upwards leaves the label of its field free', () => {
  const label = { height: 22, gap: 4 };
  expect(above(bottomLeft.offset[1])).toBe(-(label.height + label.gap + 4));
  expect(above(-topLeft.offset[1])).toBe(-(label.height + label.gap + 4));
});
