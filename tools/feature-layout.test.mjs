import { expect, it } from 'vitest';
import { misplaced } from './lib/feature-layout.mjs';

const server = 'apps/server/src/features/shop';
const web = 'apps/web/src/features/shop';
/** The faults of a feature with these files beside its value. */
const faultsOf = (/** @type {string[]} */ ...files) => misplaced([`${server}/shop.feature.ts`, ...files]);

it('a feature as the architecture describes it is in order', () => {
  expect(
    faultsOf(
      ...['shop.routes.ts', 'shop.queries.ts', 'group.queries.ts', 'actions/write.ts', 'import/plan.ts'].map(
        (path) => `${server}/${path}`,
      ),
      ...['shop.feature.ts', 'pages/shop-page.tsx', 'components/shop.css', 'use-shop.ts'].map(
        (path) => `${web}/${path}`,
      ),
    ),
  ).toEqual([]);
});

it('refuses what stands elsewhere than in other features', () => {
  expect(faultsOf(`${server}/shop.helpers.ts`)).toHaveLength(1);
  expect(faultsOf(`${server}/utils/a.ts`)).toHaveLength(1);
  expect(faultsOf(`${server}/present-shop.ts`)).toHaveLength(1);
  expect(faultsOf(`${server}/store.samples.ts`)).toHaveLength(1);
  expect(faultsOf(`${web}/shop-page.tsx`)).toHaveLength(1);
  expect(faultsOf(`${web}/shop.css`)).toHaveLength(1);
  expect(faultsOf(`${web}/forms/shop-form.tsx`)).toHaveLength(1);
});

it('refuses two places for actions, and a feature without its value', () => {
  expect(faultsOf(`${server}/shop.actions.ts`, `${server}/actions/write.ts`)).toHaveLength(1);
  expect(misplaced(['apps/server/src/features/shop/shop.routes.ts'])).toHaveLength(1);
});
