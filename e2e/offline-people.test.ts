import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { dispatchTo, type GivenTemplate, givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { open, PHONES, shoot, violations } from './browser.ts';
import { performing } from './pages/perform.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let inspector: Person;
let template: GivenTemplate;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  inspector = await company.member({ role: 'inspector', name: 'Tom Gallagher' });
  await company.member({ role: 'administrator', name: 'Priya Raman' });
  template = await givenTemplate(w, company, {});
});

describe.each(PHONES)('$language on the phone', (look) => {
  const t = textsOf(look.language);

  it('a store without a manager: who puts it right is chosen without network, and the record has it', async () => {
    const shopId = await company.shop({ name: `Nobody Lane ${look.language}`, managerIds: [] });
    const executor = { kind: 'members' as const, memberIds: [inspector.id] };
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], { executor });
    const { page, context, faults } = await open(browser, w.base, look, inspector);
    const told = page.waitForResponse((answer) => answer.url().includes('/customer/staff/options') && answer.ok());
    await page.goto(`/web/inspect/perform/${firstTaskId}`);
    const phone = performing(page, t);
    await phone.item('Item 1');
    await told;
    await context.setOffline(true);
    await phone.offlineBar.waitFor();
    await phone.answer('fail');
    await page.locator('.consequence').click();
    const sheet = page.getByRole('dialog', { name: t('inspection.consequence.title') });
    await sheet.getByText(t('inspection.outbox.peopleHere')).waitFor();
    await sheet.getByRole('searchbox').fill('priya');
    await sheet.getByRole('checkbox').first().check();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `offline-people-${look.language}`);
    await sheet.getByRole('button', { name: t('inspection.consequence.done') }).click();
    await phone.next();
    for (const { name } of template.items.slice(1)) {
      await phone.item(name);
      await phone.answer('pass');
    }
    await phone.submit();
    await context.setOffline(false);
    await expect
      .poll(() =>
        w.sql(
          `select m.name from rectification r join rectification_person p on p.rectification_id = r.id and p.relation = 'handler'
             join member m on m.id = p.member_id where r.task_id = $1 or r.record_id in (select id from record where task_id = $1)`,
          [firstTaskId],
        ),
      )
      .toEqual([{ name: 'Priya Raman' }]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
