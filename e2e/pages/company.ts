import type { Locator, Page } from 'playwright-core';
import type { ChosenFile } from './files.ts';
import { choose } from './form.ts';
import { settled } from './settled.ts';
import { textsOf } from './texts.ts';
import { toastShown } from './toasts.ts';

type Language = Parameters<typeof textsOf>[0];
type Key = Parameters<ReturnType<typeof textsOf>>[0];
/** Reads the code that was sent; waits for it. */
type ReadCode = () => Promise<string>;

/** The company in the organisation: its facts, its owner and its end. */
export function companyPage(page: Page, { language }: { language: Language }) {
  const t = textsOf(language);
  const form = page.getByRole('form', { name: t('company.facts.title') });
  const owner = page.getByRole('region', { name: t('company.owner.title'), exact: true });
  const end = page.getByRole('region', { name: t('dissolution.title'), exact: true });
  const dialog = (key: Key): Locator => page.getByRole('dialog', { name: t(key), exact: true });
  const press = (scope: Locator, key: Key): Promise<void> =>
    scope.getByRole('button', { name: t(key), exact: true }).click();
  const codeField = (scope: Locator): Locator =>
    scope.getByRole('textbox', { name: t('company.owner.code'), exact: true });
  const told = (text: string): Promise<void> => toastShown(page, text);
  /** Has a code sent and types it. */
  const prove = async (scope: Locator, code: ReadCode): Promise<void> => {
    await press(scope, 'ui.code.send');
    await scope.locator('.field-hint [role=status]').waitFor();
    await codeField(scope).fill(await code());
  };
  return {
    form,
    owner,
    /** The section with the way to dissolve, or while that runs, the way back. */
    end,
    dialog,
    press,
    told,
    prove,
    /** Types a code that nobody sent and says what the page says. */
    async guess(scope: Locator, verb: Key): Promise<void> {
      await codeField(scope).fill('000000');
      await press(scope, verb);
      await scope.getByText(t('error.CODE_WRONG')).waitFor();
    },
    async open(): Promise<void> {
      await page.goto('/web/user/org?tab=company');
      await owner.waitFor();
      await settled(page);
    },
    async logo(file: ChosenFile): Promise<void> {
      await form.locator('input[type=file]').setInputFiles(file);
      await form.locator('img.company-logo').waitFor();
    },
    industry: (key: Key): Promise<void> => choose(page, form, t('company.facts.industry'), t(key)),
    async save(): Promise<void> {
      await press(form, 'ui.save');
    },
    /** Opens the offer and names whom it is for. */
    async offerTo(name: string): Promise<Locator> {
      await press(owner, 'company.owner.transfer');
      const offer = dialog('company.owner.transfer');
      await choose(page, offer, t('company.owner.to'), name);
      return offer;
    },
    /** What the page says would be gone, by its words. */
    async inventory(): Promise<Record<string, string>> {
      const lines = dialog('dissolution.title').locator('.company-inventory > div');
      await lines.first().waitFor();
      return Object.fromEntries(
        await lines.evaluateAll((all) =>
          all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
        ),
      );
    },
    /** From the button to the toast that it has begun. */
    async dissolve(name: string, code: ReadCode): Promise<void> {
      await press(end, 'dissolution.open');
      const panel = dialog('dissolution.title');
      await panel.getByRole('textbox', { name: t('dissolution.typeName', { name }) }).fill(name);
      await prove(panel, code);
      await press(panel, 'dissolution.start');
      await panel.waitFor({ state: 'detached' });
    },
  };
}

/** The banner over every page while the company comes to its end. */
export const dissolvingBanner = (page: Page): Locator => page.locator('.dissolving-banner');
