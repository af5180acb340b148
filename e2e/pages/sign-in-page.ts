import type { Page } from 'playwright-core';
import type { Identity } from '../../apps/server/test/client.ts';
import type { Look } from '../browser.ts';
import { PASSWORD, shellShown } from './sign-in.ts';
import { textsOf } from './texts.ts';

/** Reads the code that was sent to an account; waits for it. */
type CodeOf = (account: string) => Promise<string>;
type Key = Parameters<ReturnType<typeof textsOf>>[0];

/** The sign-in page in its modes, for somebody who is not in a company yet. */
export function signInPage(page: Page, { language }: Pick<Look, 'language'>) {
  const t = textsOf(language);
  const press = (key: Key): Promise<void> => page.getByRole('button', { name: t(key), exact: true }).click();
  const type = (key: Key, text: string): Promise<void> => page.getByLabel(t(key), { exact: true }).fill(text);
  const follow = (key: Key): Promise<void> => page.getByRole('link', { name: t(key), exact: true }).click();
  const askCode = async (account: string): Promise<void> => {
    await type('session.account', account);
    await press('ui.code.send');
    await page.locator('.field-hint [role=status]').waitFor();
  };
  const prove = async (account: string, codeOf: CodeOf): Promise<void> => {
    await askCode(account);
    await type('session.code', await codeOf(account));
  };
  const newPassword = async (password: string): Promise<void> => {
    await type('account.newPassword', password);
    await type('account.again', password);
  };
  return {
    press,
    type,
    follow,
    /** Has a code sent; resolves when the page says where it went. */
    askCode,
    /** Has a code sent and types it. */
    prove,
    newPassword,
    /** The heading of a mode. */
    shows: (title: string): Promise<void> =>
      page.getByRole('heading', { name: title, exact: true, level: 1 }).waitFor(),
    async register(account: string, codeOf: CodeOf): Promise<void> {
      await prove(account, codeOf);
      await newPassword(PASSWORD);
      await press('account.register.submit');
    },
    async createCompany(companyName: string, name: string): Promise<void> {
      await type('account.create.companyName', companyName);
      await type('account.create.name', name);
      await press('account.create.submit');
      await shellShown(page);
    },
  };
}

/** Who is signed in, as the browser keeps it. */
export const identityOf = (page: Page): Promise<Identity> =>
  page.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    id: localStorage.getItem('id') ?? '',
    companyId: localStorage.getItem('companyId') ?? '',
  }));
