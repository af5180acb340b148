import type { PermissionCode } from '@rondo/domain/permission';
import type { Locator, Page } from 'playwright-core';
import type { Look } from '../browser.ts';
import { settled } from './settled.ts';
import { textsOf } from './texts.ts';

/** The page of the roles, one of them open. */
export function roles(page: Page, { language }: Look) {
  const t = textsOf(language);
  const dialog = (act: 'save' | 'restore'): Locator =>
    page.getByRole('dialog', { name: t(act === 'save' ? 'role.diff.title' : 'role.diff.restoreTitle') });
  const box = (code: PermissionCode): Locator =>
    page
      .locator('.permission-line', { has: page.getByText(t(`permission.${code}`), { exact: true }) })
      .getByRole('checkbox');
  return {
    dialog,
    box,
    async open(id: string): Promise<void> {
      await page.goto(`/web/user/role?role=${id}`);
      await page.locator('.role-editor').waitFor();
      await settled(page);
    },
    /** Asks to save; the dialog that says who gains and loses what is open. */
    async askSave(): Promise<Locator> {
      await page.getByRole('button', { name: t('role.save'), exact: true }).click();
      await dialog('save').locator('.role-diff').waitFor();
      return dialog('save');
    },
    async askRestore(): Promise<Locator> {
      await page.getByRole('button', { name: t('role.act.restore'), exact: true }).click();
      await dialog('restore').locator('.role-diff').waitFor();
      return dialog('restore');
    },
    async confirm(act: 'save' | 'restore'): Promise<void> {
      const verb = t(act === 'save' ? 'role.diff.confirm' : 'role.diff.restoreConfirm');
      await dialog(act).getByRole('button', { name: verb, exact: true }).click();
      await dialog(act).waitFor({ state: 'detached' });
    },
  };
}

/** What the dialog before saving says: its sums, and line by line the code with how many. */
export async function accessSummary(dialog: Locator): Promise<{ sums: string[]; lines: string[]; names: string[] }> {
  for (const line of await dialog.locator('.role-diff-line').all()) await line.locator('summary').click();
  return {
    sums: await dialog.locator('.role-diff-sums li').allInnerTexts(),
    lines: await dialog.locator('.role-diff-line .role-diff-count').allInnerTexts(),
    names: await dialog.locator('.role-diff-line p').allInnerTexts(),
  };
}
