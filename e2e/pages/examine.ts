import type { Page } from 'playwright-core';
import { sideways, violations } from '../browser.ts';
import { settled, still } from './settled.ts';
import { bareKeys, openSlots } from './texts.ts';

/** What a reader could stumble over on the page at hand, with what is open over it. */
export async function examine(page: Page) {
  await settled(page);
  await still(page);
  return {
    violations: await violations(page),
    sideways: await sideways(page),
    keys: await bareKeys(page),
    slots: await openSlots(page),
  };
}

/** Nothing at all. */
export const FINE: Awaited<ReturnType<typeof examine>> = { violations: [], sideways: 0, keys: [], slots: [] };
