import { checkInApi } from '@rondo/contract/check-in';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { dispatchTo, givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { lineOf } from './pages/list.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { picture } from './pages/perform.ts';
import { zoneAt } from './pages/zone.ts';
import { onStage } from './stage.ts';

const STORE = { latitude: 51.5137, longitude: -0.1366 };
/** Some 900 m north of the store. */
const AWAY = { latitude: 51.5218, longitude: -0.1366 };

let w: World;
let browser: Browser;

onStage((stage) => {
  ({ w, browser } = stage);
});

/** A chain that asks for check-ins, with a placed store and somebody who inspects it. */
async function givenChain() {
  const company = await w.company({ name: 'Quayside Tea' });
  const manager = await company.member({ role: 'store_manager', name: 'Ada Finch' });
  const shopId = await company.shop({ name: 'Soho', managerIds: [manager.id] });
  await w.sql('update shop set latitude = $1, longitude = $2 where id = $3', [STORE.latitude, STORE.longitude, shopId]);
  const inspector = await company.member({ role: 'inspector', name: 'Rowan Hill', shopIds: [shopId] });
  const template = await givenTemplate(w, company, { items: 2 });
  await company.owner.call(checkInApi.saveRule, {
    layer: 'company',
    targetId: null,
    choices: {
      ...{ required: 'in', methods: ['position'], combine: 'any' },
      ...{ radiusM: 200, outside: 'allow', minimumStayMin: 0, beforeOpening: 'allow' },
    },
    rev: null,
  });
  const executor = { kind: 'members' as const, memberIds: [inspector.id] };
  const task = async () => (await dispatchTo(w, company.owner, template.id, [shopId], { executor })).firstTaskId;
  return { owner: company.owner, inspector, shopId, task };
}

it.each(looksOf(import.meta.url))(
  'in $language at $width px somebody too far away gives a reason, and a reviewer decides',
  async (look: Look) => {
    const t = (key: Parameters<typeof translate>[1], values: Record<string, string | number> = {}) =>
      translate(look.language, key, values);
    const { owner, inspector, shopId, task } = await givenChain();
    const taskId = await task();
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

    const desk = await open(browser, w.base, look, owner);
    await desk.page.goto('/web/inspect/checkIn?state=pending');
    await lineOf(desk.page, t('checkIn.flags.outside')).waitFor();
    expect(await looksRight(desk.page)).toEqual(FINE);
    await lineOf(desk.page, t('checkIn.flags.outside')).click();
    await desk.page.getByText('Arcade').first().waitFor();
    // Store, where the phone was, and the ring of what is allowed.
    const map = desk.page.getByRole('application', { name: t('checkIn.map.label') });
    await map.getByText('Soho').waitFor();
    await map.getByText(t('checkIn.map.here')).waitFor();
    await map.scrollIntoViewIfNeeded();
    await shoot(desk.page, `check-in-map-${look.language}-${look.width}`);
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
    const label = t('checkIn.setting.beforeOpening');
    await choose(desk.page, desk.page, label, t('checkIn.setting.beforeOpeningOf.unmet'));
    await desk.page.getByRole('checkbox', { name: t('checkIn.method.selfie') }).check();
    await desk.page.getByRole('combobox', { name: label, exact: true }).scrollIntoViewIfNeeded();
    await shoot(desk.page, `check-in-settings-${look.language}-${look.width}`);
    await desk.page.getByRole('button', { name: t('checkIn.setting.save'), exact: true }).click();
    await desk.page.getByText(t('checkIn.setting.saved'), { exact: true }).first().waitFor();
    await desk.page.reload();
    await desk.page
      .getByRole('combobox', { name: label, exact: true })
      .filter({ hasText: t('checkIn.setting.beforeOpeningOf.unmet') })
      .waitFor();
    expect(await desk.page.getByRole('checkbox', { name: t('checkIn.method.selfie') }).isChecked()).toBe(true);
    await desk.context.close();

    const week = JSON.stringify(Array.from({ length: 7 }, () => [{ from: '13:00', to: '24:00' }]));
    await w.sql('update shop set hours = $1, time_zone = $2 where id = $3', [week, zoneAt(12), shopId]);
    const early = await open(browser, w.base, look, inspector);
    await early.context.grantPermissions(['geolocation']);
    await early.context.setGeolocation({ ...STORE, accuracy: 10 });
    await early.page.goto(`/web/inspect/perform/${await task()}`);
    const selfie = early.page.locator('.check-in-photo input[type=file]');
    expect(await selfie.getAttribute('capture')).toBe('user');
    await selfie.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await early.page.locator('.check-in-photo img').waitFor();
    await early.page.getByRole('button', { name: t('checkIn.card.in') }).click();
    await early.page.getByText(t('checkIn.card.beforeOpening')).waitFor();
    expect(await looksRight(early.page)).toEqual(FINE);
    await shoot(early.page, `check-in-early-${look.language}-${look.width}`);
    await early.page.getByLabel(t('checkIn.card.reason')).fill('Delivery');
    await early.page.getByRole('button', { name: t('checkIn.card.reasonSend') }).click();
    await early.page.getByText('Item 1').first().waitFor();
    await early.context.close();
  },
);
