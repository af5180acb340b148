import { PERMISSION_CODES } from '@rondo/domain/permission';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MENU } from './menu.ts';
import { mayOpen, pathsOf, rowAt, shownEntries } from './permitted.ts';
import { asksWhich, phoneNavigation } from './phone-navigation.ts';
import { ROUTES } from './routes.tsx';

const navigation = (codes: ReadonlySet<string>) => phoneNavigation(shownEntries(MENU, ROUTES, codes), ROUTES, codes);

/** The pages that an entry of the bar leads to with one or two taps. */
function behindBar(codes: ReadonlySet<string>): string[] {
  return navigation(codes).bar.flatMap((one) =>
    asksWhich(one)
      ? one.children.map((child) => pathsOf(child).find((path) => mayOpen(path, ROUTES, codes)) ?? child.path)
      : (one.entry.pages.find((path) => mayOpen(path, ROUTES, codes)) ?? one.to),
  );
}

const rights = fc.subarray([...PERMISSION_CODES]).map((codes) => new Set<string>(codes));
/** Pages that people go to: not those below one object, outside the shell, or where readers are only sent. */
const isGoal = (path: string) => {
  const row = rowAt(ROUTES, path);
  return !path.includes(':') && row?.frame !== 'bare' && !row?.isFallback;
};

it('every page somebody may open is at most two taps away on the phone, whatever they hold', () => {
  fc.assert(
    fc.property(rights, (codes) => {
      const listed = navigation(codes).pages.map(({ path }) => path);
      const permitted = ROUTES.filter(({ path }) => isGoal(path) && mayOpen(path, ROUTES, codes));
      expect([...listed].sort()).toEqual(permitted.map(({ path }) => path).sort());
      for (const path of behindBar(codes)) expect(mayOpen(path, ROUTES, codes), path).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('a tap on Inspections asks for records, corrections, templates or statistics', () => {
  const owner = new Set<string>(PERMISSION_CODES);
  const inspect = navigation(owner).bar.find(({ entry }) => entry.key === 'inspect');
  expect(inspect && asksWhich(inspect)).toBe(true);
  expect(behindBar(owner)).toEqual(
    expect.arrayContaining(['/inspect/record', '/inspect/problem', '/inspect/template', '/inspect/statistics']),
  );
  // Statistics, and the code that a store shows, are there for everybody.
  const reader = navigation(new Set()).bar.find(({ entry }) => entry.key === 'inspect');
  expect(reader?.children?.map(({ path }) => path)).toEqual(['/inspect/statistics', '/inspect/checkIn']);
});
