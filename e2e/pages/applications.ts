import type { Locator, Page } from 'playwright-core';
import type { Look } from '../browser.ts';
import { choose } from './form.ts';
import { lineOf } from './list.ts';
import { textsOf } from './texts.ts';
import { toastShown } from './toasts.ts';

interface Place {
  department: string;
  role: string;
  shop: string;
}

/** The page of those who asked to join. */
export function applications(page: Page, { language }: Look) {
  const t = textsOf(language);
  /** Opens the application of somebody at the right. */
  const openOne = async (name: string): Promise<Locator> => {
    await lineOf(page, name).click();
    const drawer = page.getByRole('dialog', { name });
    await drawer.waitFor();
    return drawer;
  };
  return {
    /** The line of somebody, in the table or as a card. */
    line: (name: string) => page.locator('.list-body').getByText(name, { exact: true }).first(),
    /** How many wait, as the tab says it. */
    waiting: (count: number): Promise<void> =>
      page.getByRole('tab', { name: new RegExp(`^${t('state.application.pending')}\\s*${count}$`) }).waitFor(),
    /** The code, link and QR code to pass on; answers the link that the button copies. */
    async copyLink(): Promise<string> {
      await page.getByRole('button', { name: t('application.invite.open'), exact: true }).click();
      await page.getByRole('button', { name: t('application.invite.copyLink'), exact: true }).click();
      await toastShown(page, t('application.invite.linkCopied'));
      return page.evaluate(() => navigator.clipboard.readText());
    },
    open: openOne,
    async approve(name: string, { department, role, shop }: Place): Promise<void> {
      const open = await openOne(name);
      await open.getByRole('button', { name: t('application.department') }).click();
      await page.locator('.dept-popover').getByText(department, { exact: true }).click();
      await choose(page, open, t('application.roles'), role);
      await choose(page, open, t('member.scope.shops'), shop);
      await open.getByRole('button', { name: t('application.approve'), exact: true }).click();
      await toastShown(page, t('application.approved', { name }));
    },
  };
}
