import type { Locator, Page } from 'playwright-core';
import type { Look } from '../browser.ts';
import type { ChosenFile } from './files.ts';
import { textsOf } from './texts.ts';
import { toastShown } from './toasts.ts';
import { holdOver } from './tree.ts';

/** The page of the departments. */
export function departments(page: Page, { language }: Look) {
  const t = textsOf(language);
  const line = (name: string): Locator => page.locator('.dept-table').getByRole('row', { name, exact: true });
  const drawer = (name: string): Locator => page.getByRole('dialog', { name, exact: true });
  const toast = (text: string): Promise<void> => toastShown(page, text);
  const closeDrawer = async (name: string): Promise<void> => {
    await drawer(name)
      .getByRole('button', { name: t('ui.close'), exact: true })
      .click();
    await drawer(name).waitFor({ state: 'detached' });
  };
  const menu = async (
    name: string,
    act: 'createBelow' | 'createBeside' | 'edit' | 'move' | 'remove',
  ): Promise<void> => {
    await page.getByRole('button', { name: t('department.act.more', { name }), exact: true }).click();
    await page.getByRole('menuitem', { name: t(`department.act.${act}`), exact: true }).click();
  };
  return {
    line,
    drawer,
    menu,
    closeDrawer,
    /** Makes one by the menu of the department above; it is shown in its drawer, which is closed again. */
    async create(name: string, above: string): Promise<void> {
      await menu(above, 'createBelow');
      const dialog = page.getByRole('dialog', { name: t('department.dialog.createTitle', { name: above }) });
      await dialog.getByRole('textbox', { name: t('department.field.name'), exact: true }).fill(name);
      await dialog.getByRole('button', { name: t('department.act.create'), exact: true }).click();
      await toast(t('department.dialog.created', { name }));
      await closeDrawer(name);
    },
    /** Names from the company down to a department, as its drawer says them. */
    async placeOf(name: string): Promise<string> {
      await line(name).locator('.tree-name').click();
      const place = await drawer(name).locator('.drawer-placeline').innerText();
      await closeDrawer(name);
      return place;
    },
    /** Drags a department into another one with the pointer. */
    async dragInto(name: string, target: string): Promise<void> {
      await holdOver(page, line(name).locator('.tree-name'), line(target));
      await line(target).getByText(t('department.drag.inside', { target })).waitFor();
      await page.mouse.up();
      await toast(t('department.dialog.moved', { name }));
    },
    /** Moves a department by its dialog. */
    async moveTo(name: string, target: string): Promise<void> {
      await menu(name, 'move');
      const dialog = page.getByRole('dialog', { name: t('department.dialog.moveTitle', { name }) });
      await dialog.getByRole('button', { name: t('department.field.parent') }).click();
      await page.locator('.dept-popover').getByText(target, { exact: true }).click();
      await dialog.getByRole('button', { name: t('ui.save'), exact: true }).click();
      await toast(t('department.dialog.moved', { name }));
    },
    async openImport(): Promise<Locator> {
      await page.getByRole('button', { name: t('department.act.import') }).click();
      const dialog = page.getByRole('dialog', { name: t('department.importing.title') });
      await dialog.waitFor();
      return dialog;
    },
    /** Gives the open import a file and waits for its dry run: rows that are ready, wrong, there already. */
    async dryRun(dialog: Locator, file: ChosenFile): Promise<string[]> {
      await dialog.locator('input[type=file]').setInputFiles(file);
      await dialog.locator('.import-counters').waitFor();
      return dialog.locator('.import-counter strong').allInnerTexts();
    },
  };
}
