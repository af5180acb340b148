import { departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot } from './browser.ts';
import { auditLog } from './pages/audit-log.ts';
import { departments } from './pages/departments.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { members } from './pages/members.ts';
import { departmentFile, memberFile, type Newcomer, savedSheet } from './pages/people-files.ts';
import { settled } from './pages/settled.ts';
import { PASSWORD, shellShown, signIn } from './pages/sign-in.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

const COMPANY = 'Harbour Coffee';
const SHOP = 'Wapping Lane';

let w: World;
let browser: Browser;

onStage(async (stage) => {
  ({ w, browser } = stage);
});

/** Twelve people: the tenth has the number of the first, the twelfth the name of the second. */
const twelve = (role: string): Newcomer[] =>
  Array.from({ length: 12 }, (_, i) => ({
    name: i === 11 ? 'Nora Quist 2' : `Nora Quist ${i + 1}`,
    mobile: `1380000${String(i === 9 ? 0 : i).padStart(4, '0')}`,
    department: 'Coast/Docklands',
    role,
  }));

describe.each(looksOf(import.meta.url))('an administrator in $language at $width', (look: Look) => {
  const t = textsOf(look.language);
  let company: Company;
  let admin: Person;
  beforeAll(async () => {
    company = await w.company({ name: COMPANY });
    admin = await company.member({ role: 'administrator', name: 'Siyuan Wang' });
    await company.shop({ name: SHOP });
  });
  const pathsOf = async () => {
    const nodes = await w.call(departmentApi.tree, {}, admin);
    const path = (id: string | null): string[] => {
      const node = nodes.find((one) => one.id === id);
      return node ? [...path(node.parentId), node.name] : [];
    };
    return nodes.map((node) => path(node.id).slice(1).join('/')).filter(Boolean);
  };
  const memberId = async (name: string): Promise<string> => {
    const { list } = await w.call(memberApi.list, { keyword: name }, admin);
    return list[0]?.id ?? '';
  };

  it('builds the departments by hand and by a file whose one bad level is named, and moves one', async () => {
    const { page, context, faults } = await open(browser, w.base, look, admin);
    const tree = departments(page, look);
    await page.goto('/web/user/department');
    await settled(page);
    await tree.create('East', COMPANY);
    await tree.create('Harbourside', 'East');
    expect(await tree.placeOf('Harbourside')).toBe(`${COMPANY} / East`);

    const dialog = await tree.openImport();
    const long = 'x'.repeat(51);
    expect(
      await tree.dryRun(dialog, departmentFile(['East/Canals', `Coast/${long}/Nights`, 'Coast/Docklands'])),
    ).toEqual(['2', '1', '0']);
    await dialog
      .getByText(t('department.importFault.tooLong', { level: 2, text: long, max: 50 }))
      .first()
      .waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `people-departments-refused-${look.language}-${look.width}`);
    await dialog.getByRole('button', { name: t('import.change') }).click();
    expect(await tree.dryRun(dialog, departmentFile(['East/Canals', 'Coast/Docklands']))).toEqual(['2', '0', '0']);
    await dialog.getByRole('button', { name: t('import.submit', { count: 2 }) }).click();
    await dialog.getByText(t('job.result.created', { count: 3 })).waitFor();
    await dialog.getByRole('button', { name: t('ui.done'), exact: true }).click();
    await tree.line('Docklands').waitFor();
    expect(await pathsOf()).toEqual(['East', 'East/Harbourside', 'East/Canals', 'Coast', 'Coast/Docklands']);

    if (look.width === 1440) await tree.dragInto('Harbourside', 'Coast');
    else await tree.moveTo('Harbourside', 'Coast');
    expect(await tree.placeOf('Harbourside')).toBe(`${COMPANY} / Coast`);
    expect(await pathsOf()).toEqual(['East', 'East/Canals', 'Coast', 'Coast/Docklands', 'Coast/Harbourside']);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('hires somebody, who comes in with a first password, chooses another, is suspended and let in again', async () => {
    const { page, context, faults } = await open(browser, w.base, look, admin);
    const desk = members(page, look);
    const [name, mail] = ['Priya Natarajan', `priya-${look.width}@people.test`];
    await page.goto('/web/user/member');
    await settled(page);
    await desk.hire({ name, mail, department: 'Harbourside', role: t('member.role.store_manager'), shop: SHOP });
    const id = await memberId(name);
    const drawer = await desk.open(id, name);
    for (const text of [t('member.role.store_manager'), SHOP, mail]) await drawer.getByText(text).first().waitFor();
    await drawer.locator('.drawer-placeline', { hasText: 'Coast/Harbourside' }).waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `people-hired-${look.language}-${look.width}`);

    const issued = await desk.firstPassword(name);
    expect(issued.account).toBe(mail);
    const theirs = await open(browser, w.base, look);
    await theirs.page.goto('/web/login');
    await signIn(theirs.page, look, mail, issued.password);
    await replacePassword(theirs.page, look);

    await desk.open(id, name);
    await desk.act(name, 'disable');
    await desk.confirm(t('member.act.disableTitle', { name }), t('member.act.disable'), 'On leave until spring');
    await desk.toast(t('member.act.disabled', { name }));
    await theirs.page.waitForURL(/\/web\/login/);
    await signIn(theirs.page, look, mail);
    // The account is theirs still, and opens no company.
    await signInPage(theirs.page, look).shows(t('session.title.start'));
    await desk.act(name, 'enable');
    await desk.confirm(t('member.act.enableTitle', { name }), t('member.act.enable'));
    await desk.toast(t('member.act.enabled', { name }));
    const later = await open(browser, w.base, look);
    await later.page.goto('/web/login');
    await signIn(later.page, look, mail);
    await shellShown(later.page);
    expect([faults, theirs.faults, later.faults]).toEqual([[], [], []]);
    await Promise.all([context, theirs.context, later.context].map((one) => one.close()));
  });

  it('imports twelve people after a dry run that names a number used twice and a name used twice, and exports the list', async () => {
    // Files are worked with at a desk.
    const { page, context, faults } = await open(browser, w.base, { ...look, width: 1440 }, admin);
    await page.goto('/web/user/member');
    await settled(page);
    await page.getByRole('button', { name: t('member.import'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('member.importing.title') });
    const people = twelve(t('member.role.staff'));
    await dialog.locator('input[type=file]').setInputFiles(memberFile(people));
    await dialog.locator('.import-counters').waitFor();
    await expect.poll(() => dialog.locator('.import-counter strong').allInnerTexts()).toEqual(['11', '1', '0']);
    await dialog.getByText(t('member.importFault.mobileTwice', { row: 2 })).waitFor();
    await dialog.getByText(t('import.warnings', { count: 1 })).click();
    await dialog.getByText(t('rule.duplicate_name', { row: 13 })).waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `people-dry-run-${look.language}`);
    await dialog.getByRole('button', { name: t('import.submit', { count: 11 }) }).click();
    await dialog.getByText(t('job.result.created', { count: 11 })).waitFor();
    await dialog.getByRole('button', { name: t('ui.done'), exact: true }).click();

    // The same file again: everybody is there already and is skipped, the wrong row stays wrong.
    await page.getByRole('button', { name: t('member.import'), exact: true }).click();
    await dialog.locator('input[type=file]').setInputFiles(memberFile(people));
    await dialog.locator('.import-counters').waitFor();
    await expect.poll(() => dialog.locator('.import-counter strong').allInnerTexts()).toEqual(['0', '1', '11']);
    await dialog.getByRole('radio', { name: t('import.skip') }).waitFor();
    expect(await dialog.getByRole('button', { name: t('import.submit', { count: 0 }) }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: t('ui.close'), exact: true }).click();

    const { name, rows } = await savedSheet(page, () =>
      page.getByRole('button', { name: t('member.export'), exact: true }).click(),
    );
    const file = t('member.exporting.fileName').replace('.xlsx', ' day.xlsx');
    expect(name.replace(/\d{4}-\d\d-\d\d/, 'day')).toBe(file);
    const [head = [], ...lines] = rows;
    expect(head).toContain(t('member.column.name'));
    const names = lines.map((line) => line[head.indexOf(t('member.column.name'))]);
    const all = people.filter((_, i) => i !== 9).map((person) => person.name);
    expect(names).toEqual(expect.arrayContaining([...all, 'Siyuan Wang', 'Priya Natarajan']));
    expect(names).toHaveLength(all.length + 3);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('left traces: the log says who did what, leaves what is asked for, and is exported as it stands', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const log = auditLog(page, look);
    await log.open();
    await log.search('Priya Natarajan');
    for (const event of ['created', 'password_issued', 'disable', 'enable'] as const)
      await log.entry(t(`audit.event.member.${event}`), 'Priya Natarajan', admin.name).waitFor();
    await log.entry(t('audit.event.session.sign_in'), 'Priya Natarajan').waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `people-audit-${look.language}-${look.width}`);

    await log.open();
    await log.filter(t('audit.kindFilter'), t('audit.kind.export'));
    await log.entry(t('audit.event.export.members'), admin.name).waitFor();
    await log.open();
    await log.filter(t('audit.kindFilter'), t('audit.kind.department'));
    await log.entry(t('audit.event.department.import_run'), 'departments.csv', admin.name).waitFor();
    const moved = log.entry(t('audit.event.department.moved'), 'Harbourside', admin.name);
    await moved.waitFor();
    const { rows } = await savedSheet(page, log.export);
    expect(rows).toHaveLength((await log.rows.count()) + 1);
    expect(rows.flat()).toContain('Harbourside');
    await moved.click();
    const drawer = page.getByRole('dialog', { name: 'Harbourside' });
    for (const text of ['East', 'Coast']) await drawer.locator('.audit-changes').getByText(text).waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Gives a first password up for one of one's own, on the page that asks for it before any other. */
async function replacePassword(page: Page, look: Look): Promise<void> {
  const t = textsOf(look.language);
  await page.getByRole('heading', { name: t('account.first.title'), level: 1 }).waitFor();
  await page.getByLabel(t('account.newPassword')).fill(PASSWORD);
  await page.getByLabel(t('account.again'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('account.first.submit') }).click();
  await shellShown(page);
}
