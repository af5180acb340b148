import { dissolutionApi } from '@rondo/contract/dissolution';
import { memberApi } from '@rondo/contract/member';
import { BACKUP_DAYS, COOLING_OFF_HOURS } from '@rondo/domain/company';
import { HOUR_MS, MINUTE_MS } from '@rondo/domain/duration';
import { dateTimeFull } from '@rondo/messages/format/date';
import { bytes } from '@rondo/messages/format/number';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { type MailServer, mailServer } from '../apps/server/test/mail-server.ts';
import { refused } from '../apps/server/test/refusal.ts';
import { tenantTables } from '../apps/server/test/security/tenant-tables.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot } from './browser.ts';
import { companyPage, dissolvingBanner } from './pages/company.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { modeOf } from './pages/mode.ts';
import { settled } from './pages/settled.ts';
import { givenPassword, shellShown, signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { inBrowser } from './stage.ts';

const LONG = { timeout: 300_000 };

/** What the panel counts, and in which table it lies. */
const INVENTORY = [
  ['members', 'member'],
  ['departments', 'department'],
  ['roles', 'role'],
  ['shops', 'shop'],
  ['templates', 'template'],
  ['tasks', 'task'],
  ['records', 'record'],
  ['rectifications', 'rectification'],
  ['messages', 'message'],
  ['devices', 'device'],
  ['cycles', 'cycle'],
  ['subscriptions', 'subscription'],
  ['notices', 'notice'],
  ['documents', 'knowledge_node'],
  ['dashboards', 'flow_dashboard'],
  ['files', 'file'],
] as const;

/** What the browser says of its own when it connects again just as the session ends: the stream answers with the refusal. */
const REFUSED_STREAM = /^EventSource's response has a MIME type/;

let mail: MailServer;
let w: World;
let browser: Browser;

inBrowser(
  async (running) => {
    browser = running;
    mail = await mailServer();
    w = await world({ SMTP_URL: mail.url });
  },
  async () => {
    await w.stop();
    await mail.stop();
  },
);

/** The address somebody gets codes and letters at; from now on in the reader's language. */
async function addressOf(person: Person, { language }: Look): Promise<string> {
  const [row] = await w.sql<{ mail: string }>(
    `update person set language = $2 from member where member.person_id = person.id and member.id = $1
     returning person.mail`,
    [person.id, language],
  );
  return row?.mail ?? '';
}

/** A company with an owner, two administrators and somebody of the staff. */
async function givenPeople(name: string) {
  const company = await w.company({ name });
  const [heir, third, staff] = await Promise.all([
    company.member({ role: 'administrator', name: 'Siyuan Wang' }),
    company.member({ role: 'administrator', name: 'Noor Haddad' }),
    company.member({ role: 'staff', name: 'Jia He' }),
  ]);
  return { company, heir, third, staff };
}

const logo = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 256, height: 256, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer(),
});

/** Rows of a company in every table that has any of companies. */
async function rowsOf(companyId: string): Promise<Record<string, number>> {
  const tables = await tenantTables(w);
  const counts = tables.map(async ({ name }) => {
    const [row] = await w.sql<{ n: number }>(`select count(*)::int as n from ${name} where company_id = $1`, [
      companyId,
    ]);
    return [name, row?.n ?? -1] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = textsOf(look.language);
  const named = `${look.language}-${look.width}`;

  it('the owner changes name, logo, industry and whether mobiles are shown; everybody sees it', LONG, async () => {
    const { company, heir, staff } = await givenPeople('Harbour Coffee');
    await w.sql('update member set mobile = $2 where id = $1', [heir.id, '13812344086']);
    const reader = await open(browser, w.base, look, staff);
    await reader.page.goto('/web/user/org');
    await reader.page.locator('.org-main').getByText('138****4086').first().waitFor();

    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const here = companyPage(page, look);
    await here.open();
    const name = here.form.getByRole('textbox', { name: t('company.facts.name'), exact: true });
    await name.fill('');
    await here.save();
    await here.form.getByText(t('rule.company_name')).waitFor();
    await name.fill('Lantern Hotel');
    await here.logo(await logo());
    await here.industry('company.industry.hotel');
    await here.form.getByRole('checkbox', { name: t('company.facts.showMobile') }).check();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `company-facts-${named}`);
    await here.save();
    await here.told(t('company.facts.saved'));

    // On the wide screen the name and the logo stand over the menu: they change without reloading.
    if (look.width === 1440) {
      await reader.page.locator('.company', { hasText: 'Lantern Hotel' }).waitFor();
      await reader.page.locator('.company img').waitFor();
    }
    await reader.page.reload();
    await reader.page.locator('.org-book').getByText('Lantern Hotel').first().waitFor();
    await reader.page.locator('.org-main').getByText('13812344086').first().waitFor();
    await reader.page.goto('/web/task?panel=profile');
    await reader.page.getByRole('dialog').getByText('Lantern Hotel').first().waitFor();
    await reader.page.getByRole('dialog').locator('.own-companies img').waitFor();
    // Who has no company settings is shown the address book, whatever the address says.
    await reader.page.goto('/web/user/org?tab=company&panel=dissolve');
    await reader.page.locator('.org-book').waitFor();
    await settled(reader.page);
    const theirs = companyPage(reader.page, look);
    expect([await theirs.owner.count(), await theirs.end.count()]).toEqual([0, 0]);
    expect(await reader.page.getByRole('dialog').count()).toBe(0);
    expect(await w.sql('select name, industry from company where id = $1', [company.id])).toEqual([
      { name: 'Lantern Hotel', industry: 'hotel' },
    ]);
    expect([faults, reader.faults]).toEqual([[], []]);
    await Promise.all([context.close(), reader.context.close()]);
  });

  it(
    'the company is offered to an administrator and accepted, each with a code; the former owner can do neither any more',
    LONG,
    async () => {
      const { company, heir, third } = await givenPeople('Harbour Coffee');
      const [from, to] = [await addressOf(company.owner, look), await addressOf(heir, look)];
      const owner = await open(browser, w.base, look, company.owner);
      const here = companyPage(owner.page, look);
      await here.open();
      await here.end.waitFor();
      const offer = await here.offerTo('Siyuan Wang');
      await here.guess(offer, 'company.owner.send');
      expect(await looksRight(owner.page)).toEqual(FINE);
      await shoot(owner.page, `company-offer-${named}`);
      await here.prove(offer, () => mail.code(from));
      await here.press(offer, 'company.owner.send');
      await here.told(t('company.owner.sent', { name: 'Siyuan Wang' }));
      await here.owner.getByText(t('company.owner.pendingTitle', { name: 'Siyuan Wang' })).waitFor();

      const other = await open(browser, w.base, look, third);
      await seesNeither(other.page);

      const next = await open(browser, w.base, look, heir);
      const there = companyPage(next.page, look);
      await there.open();
      expect(await there.end.count()).toBe(0);
      await next.page.getByText(t('company.owner.offerTitle', { name: company.owner.name })).waitFor();
      expect(await looksRight(next.page)).toEqual(FINE);
      await next.page.getByRole('button', { name: t('company.owner.accept'), exact: true }).click();
      const accept = there.dialog('company.owner.acceptTitle');
      await there.guess(accept, 'company.owner.accept');
      await there.prove(accept, () => mail.code(to));
      await there.press(accept, 'company.owner.accept');
      await there.told(t('company.owner.accepted', { name: 'Harbour Coffee' }));
      await there.end.waitFor();
      await shoot(next.page, `company-accepted-${named}`);

      // The page that is still open loses both, without reloading.
      await here.end.waitFor({ state: 'detached' });
      await here.owner.getByRole('button').first().waitFor({ state: 'detached' });
      await seesNeither(owner.page);
      await owner.page.goto('/web/task?panel=profile');
      await owner.page.getByRole('dialog').getByText(t('member.role.administrator'), { exact: true }).waitFor();
      expect(await w.sql('select id from member where company_id = $1 and is_owner', [company.id])).toEqual([
        { id: heir.id },
      ]);
      expect([owner.faults, next.faults, other.faults]).toEqual([[], [], []]);
      await Promise.all([owner, next, other].map(({ context }) => context.close()));
    },
  );

  /** An administrator finds no way to give the company away or to end it, by its address either. */
  async function seesNeither(page: Page): Promise<void> {
    const here = companyPage(page, look);
    await page.goto('/web/user/org?tab=company&panel=dissolve');
    await here.owner.waitFor();
    await settled(page);
    await expect.poll(() => here.form.count()).toBe(1);
    expect(await here.owner.getByRole('button').count()).toBe(0);
    expect([await here.end.count(), await page.getByRole('dialog').count()]).toEqual([0, 0]);
  }

  it(
    'the owner dissolves the company, keeps it, dissolves it again; it ends, and later nothing of it is left',
    LONG,
    async () => {
      const { company, heir, staff } = await givenPeople('Lantern & Sons');
      await company.shop({ name: 'Wapping Lane' });
      const address = await addressOf(company.owner, look);
      await givenPassword(w, company.owner);
      const [owner, admin, colleague] = await Promise.all(
        [company.owner, heir, staff].map((who) => open(browser, w.base, look, who)),
      );
      if (!owner || !admin || !colleague) throw new Error('three browsers');
      const all = [owner, admin, colleague];
      await Promise.all(all.map(({ page }) => page.goto('/web/task').then(() => shellShown(page))));
      const here = companyPage(owner.page, look);
      await here.open();
      await here.logo(await logo());
      await here.save();
      await here.told(t('company.facts.saved'));

      await w.settle();
      await here.press(here.end, 'dissolution.open');
      expect(await here.inventory()).toEqual(await inventoryOf(company));
      const panel = here.dialog('dissolution.title');
      await panel.getByText(t('dissolution.consequence.coolingOff', { hours: COOLING_OFF_HOURS })).waitFor();
      await panel.getByText(t('dissolution.consequence.purge', { days: BACKUP_DAYS })).waitFor();
      await panel
        .getByRole('textbox', { name: t('dissolution.typeName', { name: 'Lantern & Sons' }) })
        .fill('Lantern & Son');
      await here.press(panel, 'dissolution.start');
      await panel.getByText(t('dissolution.nameDiffers')).waitFor();
      expect(await panel.getByRole('button', { name: t('ui.code.send') }).isDisabled()).toBe(true);
      expect(await looksRight(owner.page)).toEqual(FINE);
      await shoot(owner.page, `company-dissolve-${named}`);
      await here.press(panel, 'ui.cancel');

      await here.dissolve('Lantern & Sons', () => mail.code(address));
      await seeBanner(all, company);
      expect(await looksRight(owner.page)).toEqual(FINE);
      await shoot(owner.page, `company-dissolving-${named}`);
      expect(await looksRight(colleague.page)).toEqual(FINE);
      const begun = await mail.next(address);
      expect(begun.subject).toBe(t('delivery.dissolution_started.subject', { company: 'Lantern & Sons' }));
      await cannotInvite(admin.page, heir);

      await here.press(here.end, 'dissolution.keep');
      const keep = here.dialog('dissolution.keepTitle');
      await here.guess(keep, 'dissolution.keep');
      await here.prove(keep, () => mail.code(address));
      await here.press(keep, 'dissolution.keep');
      await here.told(t('dissolution.kept'));
      const keptLetter = await mail.next(address);
      expect(keptLetter.subject).toBe(t('delivery.dissolution_taken_back.subject', { company: 'Lantern & Sons' }));
      await Promise.all(all.map(({ page }) => dissolvingBanner(page).waitFor({ state: 'detached' })));

      // A code for the same purpose may be asked for again.
      w.clock.advance(2 * MINUTE_MS);
      await here.dissolve('Lantern & Sons', () => mail.code(address));
      await mail.next(address);
      await seeBanner(all, company);
      w.clock.advance(COOLING_OFF_HOURS * HOUR_MS);
      await w.app.runJob('dissolution.end');
      await Promise.all(all.map(({ page }) => page.waitForURL(/\/web\/login/)));
      await signIn(owner.page, look, address);
      await owner.page.getByRole('heading', { name: t('session.title.start'), exact: true, level: 1 }).waitFor();
      await owner.page.getByText(t('account.start.closed.dissolved', { name: 'Lantern & Sons' })).waitFor();
      await shoot(owner.page, `company-ended-${named}`);
      expect(all.flatMap(({ faults }) => faults).filter((fault) => !REFUSED_STREAM.test(fault))).toEqual([]);
      await Promise.all(all.map(({ context }) => context.close()));

      w.clock.advance((BACKUP_DAYS * 24 + 1) * HOUR_MS);
      const before = await rowsOf(company.id);
      expect(before.member).toBe(4);
      await w.app.runJob('dissolution.purge');
      expect(Object.entries(await rowsOf(company.id)).filter(([, count]) => count !== 0)).toEqual([]);
      expect(await w.sql('select 1 from company where id = $1', [company.id])).toEqual([]);
      const certificate = await mail.next(address);
      expect(certificate.subject).toBe(t('delivery.company_ended.subject', { company: 'Lantern & Sons' }));
      for (const [table, noun] of [
        ['member', 'member'],
        ['shop', 'shop'],
        ['role', 'role'],
      ] as const) {
        const line = { noun: t(`dissolution.letter.${noun}`), was: before[table] ?? 0, left: 0 };
        expect(certificate.text).toContain(t('dissolution.letter.line', line));
      }
    },
  );

  /** What the panel has to say, counted by SQL. */
  async function inventoryOf(company: Company): Promise<Record<string, string>> {
    const rows = await rowsOf(company.id);
    const [kept] = await w.sql<{ size: number }>(
      'select sum(size_bytes)::int as size from (select distinct sha256, size_bytes from file where company_id = $1) f',
      [company.id],
    );
    expect(kept?.size).toBeGreaterThan(0);
    return {
      ...Object.fromEntries(INVENTORY.map(([row, table]) => [t(`dissolution.row.${row}`), String(rows[table])])),
      [t('dissolution.row.bytes')]: bytes(kept?.size),
      [t('dissolution.row.recordingBytes')]: bytes(0),
    };
  }

  /** Over every open page, without reloading: until when. */
  async function seeBanner(all: readonly { page: Page }[], company: Company): Promise<void> {
    const { dissolveAt } = await company.owner.call(dissolutionApi.get, {});
    const zone = 'Asia/Shanghai';
    const time = dateTimeFull(dissolveAt, { language: look.language, timeZone: zone });
    for (const { page } of all)
      await dissolvingBanner(page).getByText(t('dissolution.banner', { time, zone })).waitFor();
  }

  /** Neither by code and link nor by name. */
  async function cannotInvite(page: Page, administrator: Person): Promise<void> {
    await page.goto('/web/user/apply?panel=invite');
    await page.getByRole('button', { name: t('application.invite.renew'), exact: true }).click();
    const sure = page.getByRole('dialog', { name: t('application.invite.renewTitle') });
    await sure.getByRole('button', { name: t('application.invite.renew'), exact: true }).click();
    await toastShown(page, t('error.COMPANY_DISSOLVING'));
    const [place] = await w.sql<{ department: string; role: string }>(
      `select d.id as department, r.id as role from department d join role r on r.company_id = d.company_id
       where d.company_id = $1 and r.key = 'staff'`,
      [administrator.companyId],
    );
    const input = {
      ...{ requestId: crypto.randomUUID(), name: 'Late Comer', mail: `late-${look.width}@people.test` },
      ...{ scope: { kind: 'some' as const }, departmentIds: [place?.department ?? ''], roleIds: [place?.role ?? ''] },
    };
    expect(await refused(administrator.call(memberApi.create, { ...input, language: look.language }))).toBe(
      'COMPANY_DISSOLVING',
    );
  }
});

it('in the dark the company, its end and the banner can be read', LONG, async () => {
  const look: Look = { language: 'zh-CN', width: 1440, dark: true };
  const { company } = await givenPeople('Night Market');
  const address = await addressOf(company.owner, look);
  const { page, context, faults } = await open(browser, w.base, look, company.owner);
  const here = companyPage(page, look);
  await here.open();
  expect(await modeOf(page)).toBe('dark');
  expect(await looksRight(page)).toEqual(FINE);
  await here.press(here.end, 'dissolution.open');
  await here.inventory();
  expect(await looksRight(page)).toEqual(FINE);
  await here.press(here.dialog('dissolution.title'), 'ui.cancel');
  await here.dissolve('Night Market', () => mail.code(address));
  await dissolvingBanner(page).waitFor();
  expect(await looksRight(page)).toEqual(FINE);
  await shoot(page, 'company-dark');
  expect(faults).toEqual([]);
  await context.close();
});
