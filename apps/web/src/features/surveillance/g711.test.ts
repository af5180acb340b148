import { expect, it } from 'vitest';
import { G711 } from './g711.ts';

/** Known pairs of ITU-T G.711 (a code, its sample of 16 bits). */
it.each([
  ['pcma', 0xd5, 8],
  ['pcma', 0x55, -8],
  ['pcma', 0xaa, 32_256],
  ['pcma', 0x2a, -32_256],
  ['pcmu', 0xff, 0],
  ['pcmu', 0x80, 32_124],
  ['pcmu', 0x00, -32_124],
  ['pcmu', 0xf0, 120],
] as const)('%s %i is %i', (law, code, sample) => {
  expect((G711[law][code] ?? 0) * 32_768).toBe(sample);
});

it.each(['pcma', 'pcmu'] as const)('%s goes up evenly in each half', (law) => {
  const sorted = [...G711[law]].map((sample) => Math.abs(sample));
  expect(new Set(sorted).size).toBe(128);
});
