import type { Actor } from '@rondo/domain/actor';
import { expect, it } from 'vitest';
import type { StreamWire } from '../../platform/http/binding.ts';
import { figureAnswer } from './figures.ts';

/** A company of so many stores, of which the first ones failed red lines; and which pages of its list were read. */
function company(stores: number, failed: number) {
  const pages: number[] = [];
  const rows = Array.from({ length: stores }, (_, at) => ({ name: `Store ${at}`, redLines: at < failed ? 2 : 0 }));
  const ask = (async (_: unknown, { size, page = 1 }: { size: number; page?: number }) => {
    pages.push(page);
    return { total: stores, list: rows.slice((page - 1) * size, page * size) };
  }) as unknown as StreamWire['ask'];
  return { ask, pages };
}

it.each([
  [0, 0],
  [50, 7],
  [100, 100],
  [250, 100],
  [250, 101],
  [250, 250],
  [40_000, 12_345],
  [40_000, 40_000],
])('of %i stores counts the %i that failed red lines, whatever a page holds', async (stores, failed) => {
  const { ask, pages } = company(stores, failed);
  // Of an actor only this is read.
  const actor = { timeZone: 'Asia/Shanghai' } as Actor;
  const now = new Date('2026-03-04T04:00:00Z');
  const answer = await figureAnswer(
    { ask, actor, language: 'en-US', now },
    { figure: 'red_lines', period: 'last_week', places: [] },
  );
  expect(answer.text).toContain(`${failed} stores failed red lines.`);
  expect(pages.length).toBeLessThanOrEqual(11);
});
