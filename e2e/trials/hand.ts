import type { Browser, Locator, Page } from 'playwright-core';
import { type Look, open } from '../browser.ts';
import type { ChosenFile } from '../pages/files.ts';
import { listOf } from '../pages/form.ts';

/** A part of a journey: what somebody pressed in it. */
export interface Stretch {
  name: string;
  /** Clicks, taps, and keys that choose something. Typing is none, nor is Tab to the next field. */
  presses: number;
  tabs: number;
}

/** What a journey cost, and what went wrong on its pages. */
export interface Journey {
  stretches: Stretch[];
  /** Of each person's browser. */
  faults: string[][];
}

/** Somebody in front of a browser: whatever they press is counted in the stretch that is under way. */
export interface Hand {
  page: Page;
  press(what: Locator): Promise<void>;
  /** A key that chooses something. */
  key(name: string): Promise<void>;
  /** Types into a field that has the focus already, else it is pressed first. */
  type(field: Locator, text: string): Promise<void>;
  /** Goes on to something with Tab. */
  tabTo(what: Locator): Promise<void>;
  /** Goes on to a field with Tab and types. */
  thenType(field: Locator, text: string): Promise<void>;
  /** Presses what asks for a file, and the file in the machine's own dialog. */
  file(asks: Locator, file: ChosenFile): Promise<void>;
  /** Opens a select and presses options of it; an empty text is the first that is not chosen. `search` is typed first. */
  choose(label: string, options: readonly string[], search?: string): Promise<void>;
  close(): Promise<void>;
}

/** Begins a stretch; everything that is pressed afterwards counts in it. */
export function begin(journey: Journey, name: string): void {
  journey.stretches.push({ name, presses: 0, tabs: 0 });
}

/** Opens a browser profile for one person. A page error, an error of the console or an answer from 400 on is a fault. */
export async function handOf(browser: Browser, base: string, look: Look, journey: Journey): Promise<Hand> {
  const { page, context, faults } = await open(browser, base, look);
  await context.grantPermissions(['camera', 'clipboard-read', 'clipboard-write']);
  journey.faults.push(faults);
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  const count = (presses: number, tabs = 0): void => {
    const stretch = journey.stretches.at(-1);
    if (!stretch) throw new Error('No stretch has begun.');
    stretch.presses += presses;
    stretch.tabs += tabs;
  };
  const press = async (what: Locator): Promise<void> => {
    await what.click();
    count(1);
  };
  const tabTo = async (what: Locator): Promise<void> => {
    for (let tabs = 0; !(await hasFocus(what)); tabs += 1) {
      if (tabs === MOST_TABS) throw new Error(`${MOST_TABS} times Tab do not lead to ${what}.`);
      await page.keyboard.press('Tab');
      count(0, 1);
    }
  };
  return {
    page,
    press,
    tabTo,
    async key(name) {
      await page.keyboard.press(name);
      count(1);
    },
    async type(field, text) {
      await field.waitFor();
      if (!(await hasFocus(field))) await press(field);
      await page.keyboard.insertText(text);
    },
    async thenType(field, text) {
      await tabTo(field);
      await page.keyboard.insertText(text);
    },
    async file(asks, file) {
      const chooser = page.waitForEvent('filechooser');
      await press(asks);
      await (await chooser).setFiles(file);
      count(1);
    },
    async choose(label, options, search = '') {
      const field = page.getByRole('combobox', { name: label, exact: true });
      await press(field);
      if (search) await page.keyboard.insertText(search);
      const open = listOf(page, label).getByRole('option', { selected: false });
      for (const hasText of options) await press(open.filter({ hasText }).first());
    },
    close: () => context.close(),
  };
}

/** Whoever needs more of them takes the mouse. */
const MOST_TABS = 80;

const hasFocus = (field: Locator): Promise<boolean> => field.evaluate((element) => element === document.activeElement);
