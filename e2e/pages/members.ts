import type { Locator, Page } from 'playwright-core';
import type { Look } from '../browser.ts';
import { choose } from './form.ts';
import { settled } from './settled.ts';
import { textsOf } from './texts.ts';
import { toastShown } from './toasts.ts';

export interface Hired {
  name: string;
  mail: string;
  department: string;
  role: string;
  shop: string;
}

type Act = 'disable' | 'enable' | 'resign' | 'edit' | 'issuePassword';

/** The page of the members. */
export function members(page: Page, { language }: Look) {
  const t = textsOf(language);
  const drawer = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
  const toast = (text: string): Promise<void> => toastShown(page, text);
  const act = async (name: string, what: Act): Promise<void> => {
    const label = t(`member.act.${what}`);
    if (what === 'disable' || what === 'resign') {
      await drawer(name)
        .getByRole('button', { name: t('member.act.more'), exact: true })
        .click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
    } else await drawer(name).getByRole('button', { name: label, exact: true }).click();
  };
  return {
    drawer,
    act,
    toast,
    /** Shows somebody by their address; resolves when what is known of them stands there. */
    async open(id: string, name: string): Promise<Locator> {
      await page.goto(`/web/user/member?open=${id}`);
      await drawer(name).locator('.member-head').waitFor();
      await settled(page);
      return drawer(name);
    },
    async hire({ name, mail, department, role, shop }: Hired): Promise<void> {
      await page.getByRole('button', { name: t('member.create'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('member.form.createTitle') });
      await dialog.getByRole('textbox', { name: t('member.field.name'), exact: true }).fill(name);
      await dialog.getByRole('textbox', { name: t('member.field.mail'), exact: true }).fill(mail);
      const field = dialog.getByRole('button', { name: t('member.field.departments'), exact: true });
      await field.click();
      const popover = page.locator('.dept-popover');
      await popover.getByLabel(t('department.tree.search')).fill(department);
      // The first choice closes the tree.
      await popover.getByRole('row', { name: department }).click();
      await popover.waitFor({ state: 'detached' });
      await choose(page, dialog, t('member.field.roles'), role);
      await choose(page, dialog, t('member.scope.shops'), shop);
      await dialog.getByRole('button', { name: t('ui.save'), exact: true }).click();
      await toast(t('member.form.created', { name }));
      const invitation = page.getByRole('dialog', { name: t('member.invitation.title', { name }) });
      await invitation.getByRole('button', { name: t('member.act.done'), exact: true }).click();
      await invitation.waitFor({ state: 'detached' });
    },
    /** Answers the question of an act about somebody: its verb is pressed. */
    async confirm(title: string, verb: string, reason = ''): Promise<void> {
      const dialog = page.getByRole('dialog', { name: title });
      if (reason) await dialog.getByLabel(t('member.act.reason'), { exact: true }).fill(reason);
      await dialog.getByRole('button', { name: verb, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    /** Issues a first password; answers what is shown once. */
    async firstPassword(name: string): Promise<{ account: string; password: string }> {
      await act(name, 'issuePassword');
      const dialog = page.getByRole('dialog', { name: t('member.act.passwordTitle', { name }) });
      await dialog.getByRole('button', { name: t('member.act.issue'), exact: true }).click();
      await dialog.locator('code').nth(1).waitFor();
      const [account = '', password = ''] = await dialog.locator('code').allInnerTexts();
      await dialog.getByRole('button', { name: t('member.act.done'), exact: true }).click();
      return { account, password };
    },
  };
}
