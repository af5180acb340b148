import { translate } from '@rondo/messages';
import type { Page } from 'playwright-core';
import { hashPassword } from '../../apps/server/src/features/session/index.ts';
import type { Person } from '../../apps/server/test/factories.ts';
import type { World } from '../../apps/server/test/world.ts';
import type { Look } from '../browser.ts';

export const PASSWORD = 'Rondo2026';

/** Gives a person of the factories a password; answers the account they sign in with. */
export async function givenPassword(w: World, person: Person): Promise<string> {
  const [row] = await w.sql<{ mail: string }>(
    `update person set password_hash = $1, password_changed_at = now()
     from member where member.person_id = person.id and member.id = $2 returning person.mail`,
    [await hashPassword(PASSWORD), person.id],
  );
  if (!row) throw new Error('nobody has this id');
  return row.mail;
}

/** Fills the form of the sign-in page, which is open, and sends it. */
export async function signIn(page: Page, look: Look, account: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(translate(look.language, 'session.account')).fill(account);
  await page.getByLabel(translate(look.language, 'session.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: translate(look.language, 'session.signIn'), exact: true }).click();
}

/** The path of the page at hand, with its query. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** The page has come to a path, with its query: redirects may be on their way when its frame is there already. */
export const cameTo = (page: Page, path: string): Promise<void> =>
  page.waitForURL(({ pathname, search }) => pathname + search === path);

/** The shell is there: the page that somebody was led to has begun. */
export const shellShown = (page: Page): Promise<void> => page.locator('.shell #content').waitFor();
