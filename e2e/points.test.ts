import { pointsApi } from '@rondo/contract/points';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let second: Person;
let manager: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  second = await company.member({ role: 'administrator', name: 'Bo' });
  manager = await company.member({ role: 'store_manager', name: 'Ann' });
  await company.shop({ name: 'Lime Street', managerIds: [manager.id] });
});

/** The end of a text, after what it names. */
const textPart = (text: string): string => text.split('|').at(-1) ?? text;

describe.each(looksOf(import.meta.url))('points by hand in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `points-${part}-${look.language}-${look.width}`;

  it('are asked for by one, confirmed by another, and their number opens exactly their postings', async () => {
    const name = `Service ${look.width}`;
    const { id: ruleId } = await company.owner.call(pointsRuleApi.create, {
      ...{ name, target: 'shop', type: 'task', scope: 'all', cycle: 'month', initial: 100, lower: 0, upper: 200 },
      ...{ reset: 'initial', isVisible: true, requestId: requestId() },
      details: [{ key: 'late', event: 'task_overdue', points: -2, weight: 100 }],
    });
    await company.owner.call(pointsRuleApi.move, { id: ruleId, rev: 0, event: 'enable' });
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    // A rule is tried before it is changed: nothing happened in the month before.
    await page.goto(`/web/score/rule?open=${ruleId}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('points.trial.verb') })
      .click();
    await page
      .getByRole('dialog')
      .getByText(textPart(t('points.trial.noFacts', { from: '|', to: '|' })))
      .waitFor();
    await page.goto('/web/score/manage');
    const create = page.getByRole('button', { name: t('pointsAdjustment.create'), exact: true });
    await create.first().click();
    const form = page.getByRole('dialog', { name: t('pointsAdjustment.create') });
    const send = form.getByRole('button', { name: t('pointsAdjustment.create'), exact: true });
    await send.click();
    await form.getByText(t('pointsAdjustment.needed.points'), { exact: true }).waitFor();
    expect(await form.getByText(t('rule.required'), { exact: true }).count()).toBe(2);
    await form.getByRole('combobox', { name: t('pointsAdjustment.field.rule') }).click();
    await page.getByRole('option', { name: t('pointsAdjustment.ruleOption.shop', { name }) }).click();
    await form.getByRole('combobox', { name: t('pointsAdjustment.field.shops') }).click();
    await page.getByRole('option', { name: /Lime Street/ }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('textbox', { name: t('pointsAdjustment.field.points'), exact: true }).fill('120.5');
    await form.getByRole('textbox', { name: t('pointsAdjustment.field.reason') }).fill('Best store');
    await form.getByText(t('pointsAdjustment.hint.second', { points: '100' })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('form'));
    await send.click();
    await toastShown(page, t('pointsAdjustment.done.pending'));
    await page.getByText(t('state.pointsAdjustment.pending'), { exact: true }).first().waitFor();
    await w.settle();

    const other = await open(browser, w.base, look, second);
    const [asked] = (await second.call(pointsAdjustmentApi.list, { ruleId: [ruleId] })).list;
    await other.page.goto('/web/score/manage');
    await other.page.getByText(t('pointsAdjustment.waiting', { count: 1 })).waitFor();
    await other.page.goto(`/web/score/manage?toConfirm=true&open=${asked?.id}`);
    const drawer = other.page.getByRole('dialog');
    await drawer.getByRole('button', { name: t('pointsAdjustment.act.confirm'), exact: true }).click();
    const question = other.page.getByRole('dialog', { name: t('pointsAdjustment.actTitle.confirm') });
    await question.getByRole('button', { name: t('pointsAdjustment.act.confirm'), exact: true }).click();
    await toastShown(other.page, t('pointsAdjustment.done.limited', { count: 1 }));
    await drawer.getByText(new RegExp(t('points.limitedBy.upper'))).waitFor();
    expect.soft(await looksRight(other.page)).toEqual(FINE);
    await shoot(other.page, shotOf('confirmed'));
    await drawer.getByRole('link', { name: '+100' }).click();
    await other.page.waitForURL(/score\/scoreList\?.*sourceId=/);
    await other.page.getByText('Best store').first().waitFor();
    expect.soft(await looksRight(other.page)).toEqual(FINE);
    await shoot(other.page, shotOf('ledger'));

    // The statistics are one page at both addresses, with points as one of its tabs; a number opens its lines of the ledger.
    for (const address of ['/web/inspect/statistics?tab=points', '/web/score/statistics']) {
      await other.page.goto(`${address}${address.includes('?') ? '&' : '?'}ruleId=${ruleId}`);
      await other.page.getByRole('heading', { name: t('points.statistics.menu'), exact: true }).waitFor();
      await other.page.getByRole('tab', { name: t('statistics.tab.points'), selected: true }).waitFor();
      await other.page.getByRole('link', { name: `1. Lime Street ${t('points.statistics.net')} 100` }).waitFor();
    }
    expect.soft(await looksRight(other.page)).toEqual(FINE);
    await shoot(other.page, shotOf('statistics'));
    await other.page.getByRole('link', { name: `1. Lime Street ${t('points.statistics.plus')} 100` }).click();
    await other.page.waitForURL(/score\/scoreList\?.*sign=plus/);
    await other.page.getByText('Best store').first().waitFor();
    // A figure of the present cycle opens the lines of its row of the rule, a bar of the distribution the accounts in it.
    await other.page.goto(`/web/score/statistics?ruleId=${ruleId}`);
    await other.page
      .getByRole('link', { name: `${t('points.statistics.byHand')} ${t('points.statistics.thisCycle')} 100` })
      .click();
    await other.page.waitForURL(/score\/scoreList\?.*byHand=true/);
    await other.page.getByText('Best store').first().waitFor();
    await other.page.goBack();
    await other.page
      .getByRole('link', { name: t('points.statistics.bar', { from: '200', below: '201', count: 1 }) })
      .click();
    await other.page.waitForURL(/score\?.*balanceFrom=200/);
    await other.page.getByText('Lime Street').first().waitFor();
    await other.page
      .getByText(t('points.balanceIn', { from: '200', below: '201' }))
      .first()
      .waitFor();
    expect.soft(await looksRight(other.page)).toEqual(FINE);
    await page.goto(`/web/score/manage?ruleId=${ruleId}`);
    await page.getByText(t('state.pointsAdjustment.posted'), { exact: true }).first().waitFor();
    await shoot(page, shotOf('list'));
    expect([...faults, ...other.faults]).toEqual([]);
    await other.context.close();
    await context.close();
  });

  it('are appealed against by the store once, and decided about by somebody else', async () => {
    const name = `Cleanness ${look.width}`;
    const { id: ruleId } = await company.owner.call(pointsRuleApi.create, {
      ...{ name, target: 'shop', type: 'task', scope: 'all', cycle: 'month', initial: 100, lower: 0, upper: 200 },
      ...{ reset: 'initial', isVisible: true, requestId: requestId() },
      details: [{ key: 'late', event: 'task_overdue', points: -2, weight: 100 }],
    });
    await company.owner.call(pointsRuleApi.move, { id: ruleId, rev: 0, event: 'enable' });
    await w.settle();
    const [shop] = (await company.owner.call(pointsApi.accounts, { ruleId: [ruleId] })).list;
    await company.owner.call(pointsAdjustmentApi.create, {
      ...{ ruleId, shopIds: [shop?.owner.id ?? ''], points: -12, reason: 'A dirty floor', requestId: requestId() },
    });
    const { page, context, faults } = await open(browser, w.base, look, manager);
    await page.goto(`/web/score?ruleId=${ruleId}&open=${shop?.id}`);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('points.kind.manual'), exact: true })
      .click();
    await page.waitForURL(/score\/scoreList\?accountId=.*open=/);
    const drawer = page.getByRole('dialog');
    const verb = { name: t('pointsAppeal.verb'), exact: true };
    await drawer.getByRole('button', verb).click();
    const form = page.getByRole('dialog', { name: t('pointsAppeal.verbTitle') });
    await form.getByRole('button', verb).click();
    await form.getByText(t('rule.required'), { exact: true }).waitFor();
    await form.getByRole('textbox', { name: t('pointsAppeal.reason') }).fill('It was clean at noon');
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('appeal-form'));
    await form.getByRole('button', verb).click();
    await toastShown(page, t('pointsAppeal.done.created'));
    await drawer.getByText('It was clean at noon').first().waitFor();
    expect(await drawer.getByRole('button', verb).count()).toBe(0);
    await w.settle();

    const other = await open(browser, w.base, look, second);
    await other.page.goto('/web/score/scoreList');
    await other.page.getByText(t('points.waiting', { count: 1 })).waitFor();
    await other.page.getByRole('link', { name: t('points.show'), exact: true }).click();
    await other.page.waitForURL(/toDecide=true/);
    await other.page.getByText('A dirty floor').first().waitFor();
    expect.soft(await looksRight(other.page)).toEqual(FINE);
    await shoot(other.page, shotOf('appeals'));
    // On the phone a card opens where no link of it lies.
    if (look.width === 390)
      await other.page.getByRole('button', { name: `Lime Street ${name}` }).click({ position: { x: 8, y: 8 } });
    else await other.page.getByText('A dirty floor').first().click();
    const opened = other.page.getByRole('dialog');
    await opened.getByRole('button', { name: t('pointsAppeal.act.accept'), exact: true }).click();
    const question = other.page.getByRole('dialog', { name: t('pointsAppeal.actTitle.accept') });
    await question.getByRole('button', { name: t('pointsAppeal.act.accept'), exact: true }).click();
    await toastShown(other.page, t('pointsAppeal.done.accept', { points: '+12' }));
    await opened.getByText(t('pointsAppeal.event.accept'), { exact: true }).first().waitFor();
    expect.soft(await looksRight(other.page)).toEqual(FINE);
    await shoot(other.page, shotOf('appeal-decided'));
    await other.page.goto(`/web/score/scoreList?ruleId=${ruleId}&kind=reversal`);
    await other.page
      .getByText(new RegExp(t('points.kind.reversal')))
      .first()
      .waitFor();
    expect([...faults, ...other.faults]).toEqual([]);
    await other.context.close();
    await context.close();
  });

  it('every page of points opens for somebody without any right', async () => {
    const nobody = await company.member({ role: 'staff', name: `Cy ${look.width}` });
    const { page, context, faults } = await open(browser, w.base, look, nobody);
    const pages = {
      '/web/score': t('points.title'),
      '/web/score/scoreList': t('points.ledger'),
      '/web/score/rule': t('pointsRule.title'),
      '/web/score/manage': t('pointsAdjustment.title'),
      '/web/score/statistics': t('points.statistics.menu'),
    };
    for (const [path, name] of Object.entries(pages)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.goto('/web/score/manage?dialog=create');
    await page.getByText(t('pointsAdjustment.others.title')).waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('not-mine'));
    expect(faults).toEqual([]);
    await context.close();
  });
});
