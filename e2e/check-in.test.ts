import { checkInApi } from '@rondo/contract/check-in';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { dispatchTo, type GivenTemplate, givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { LOOKS, type Look, open, shoot, sideways, violations } from './browser.ts';
import { lineOf } from './pages/list.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { onStage } from './stage.ts';

const STORE = { latitude: 51.5137, longitude: -0.1366 };
/** Some 900 m north of the store. */
const AWAY = { latitude: 51.5218, longitude: -0.1366 };

let w: World;
let browser: Browser;
let company: Company;
let inspector: Person;
let shopId: string;
let template: GivenTemplate;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Quayside Tea' });
  const manager = await company.member({ role: 'store_manager', name: 'Ada Finch' });
  shopId = await company.shop({ name: 'Soho', managerIds: [manager.id] });
  await w.sql('update shop set latitude = $1, longitude = $2 where id = $3', [STORE.latitude, STORE.longitude, shopId]);
  inspector = await company.member({ role: 'inspector', name: 'Rowan Hill', shopIds: [shopId] });
  template = await givenTemplate(w, company, { items: 2 });
  await company.owner.call(checkInApi.saveRule, {
    layer: 'company',
    targetId: null,
    choices: {
      ...{ required: 'in', methods: ['position'], combine: 'any' },
      ...{ radiusM: 200, outside: 'allow', minimumStayMin: 0, beforeOpening: 'allow' },
    },
    rev: null,
  });
});

const given = async (): Promise<string> =>
  (
    await dispatchTo(w, company.owner, template.id, [shopId], {
      executor: { kind: 'members', memberIds: [inspector.id] },
    })
  ).firstTaskId;

it.each(LOOKS)(
  'in $language at $width px somebody too far away gives a reason, and a reviewer decides',
  async (look: Look) => {
    const t = (key: Parameters<typeof translate>[1], values: Record<string, string | number> = {}) =>
      translate(look.language, key, values);
    const taskId = await given();
    const phone = await open(browser, w.base, look, inspector);
    await phone.context.grantPermissions(['geolocation']);
    await phone.context.setGeolocation({ ...AWAY, accuracy: 10 });
    await phone.page.goto(`/web/inspect/perform/${taskId}`);
    await phone.page.getByRole('button', { name: t('checkIn.card.in') }).click();
    const reason = phone.page.getByLabel(t('checkIn.card.reason'));
    await reason.fill('Arcade');
    expect(await violations(phone.page)).toEqual([]);
    expect(await sideways(phone.page)).toBe(0);
    await shoot(phone.page, `check-in-${look.language}-${look.width}`);
    await phone.page.getByRole('button', { name: t('checkIn.card.reasonSend') }).click();
    await phone.page.getByText('Item 1').first().waitFor();
    await phone.context.close();

    const desk = await open(browser, w.base, look, company.owner);
    await desk.page.goto('/web/inspect/checkIn?state=pending');
    await lineOf(desk.page, t('checkIn.flags.outside')).waitFor();
    expect(await looksRight(desk.page)).toEqual(FINE);
    await lineOf(desk.page, t('checkIn.flags.outside')).click();
    await desk.page.getByText('Arcade').first().waitFor();
    expect(await violations(desk.page)).toEqual([]);
    await shoot(desk.page, `check-in-exception-${look.language}-${look.width}`);
    await desk.page.getByRole('button', { name: t('checkIn.act.approve'), exact: true }).click();
    const dialog = desk.page.getByRole('dialog', { name: t('checkIn.actTitle.approve') });
    await dialog.getByLabel(t('checkIn.reason')).fill('Seen there');
    await dialog.getByRole('button', { name: t('checkIn.act.approve') }).click();
    await desk.page.getByText('Seen there').first().waitFor();
    await desk.page.goto('/web/inspect/checkIn/settings');
    await desk.page.getByRole('heading', { name: t('checkIn.setting.company') }).waitFor();
    expect(await violations(desk.page)).toEqual([]);
    expect(await sideways(desk.page)).toBe(0);
    await shoot(desk.page, `check-in-settings-${look.language}-${look.width}`);
    await desk.context.close();
  },
);
