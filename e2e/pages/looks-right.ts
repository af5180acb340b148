import type { Page } from 'playwright-core';
import { sideways, violations } from '../browser.ts';
import { cutTexts } from './cut-texts.ts';
import { outside } from './outside.ts';
import { settled, still } from './settled.ts';
import { bareKeys, openSlots } from './texts.ts';

/** Nothing that a reader could stumble over. */
export const FINE = { violations: [], sideways: 0, keys: [], slots: [], cut: [], outside: [] };

/** What a reader could stumble over on the page at hand, once it stands still. */
export async function looksRight(page: Page) {
  await settled(page);
  return looksRightAsItStands(page);
}

/** The same of a page that shows, among others, what never stops loading. */
export async function looksRightAsItStands(page: Page) {
  await still(page);
  return {
    violations: await violations(page),
    sideways: await sideways(page),
    keys: await bareKeys(page),
    slots: await openSlots(page),
    cut: await cutTexts(page),
    outside: await outside(page),
  };
}
