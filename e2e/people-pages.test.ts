import { departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { LOOKS, type Look, open, shoot } from './browser.ts';
import { departments } from './pages/departments.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { members } from './pages/members.ts';
import { roles } from './pages/roles.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { violationsInTheDark } from './pages/turn.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let department: { id: string; name: string };
let member: { id: string; name: string };

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  const shopId = await company.shop({ name: 'Wapping Lane' });
  const made = { requestId: crypto.randomUUID(), parentId: company.start.rootDepartmentId, name: 'Stores East' };
  department = { id: (await company.owner.call(departmentApi.create, made)).id, name: made.name };
  const hired = {
    name: 'Priya Natarajan',
    mail: 'priya@people.test',
    scope: { kind: 'some' as const, shopIds: [shopId] },
  };
  const { id } = await company.owner.call(memberApi.create, {
    ...{ ...hired, requestId: crypto.randomUUID(), managedShopIds: [shopId], position: 'Shift lead' },
    ...{ departmentIds: [department.id], roleIds: [company.start.roleIds.store_manager] },
  });
  member = { id, name: hired.name };
  for (const name of ['Mara Lind', 'Jonas Vik', 'Ines Prado']) await company.member({ name });
});

/** One sight after the other: a page, or what opens over it. */
function sights(page: Page, look: Look): Record<string, () => Promise<void>> {
  const t = textsOf(look.language);
  const [tree, desk, role] = [departments(page, look), members(page, look), roles(page, look)];
  const dialog = (name: string): Promise<void> => page.getByRole('dialog', { name }).waitFor();
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();
  const at = async (path: string): Promise<void> => {
    await page.goto(`/web${path}`);
    await settled(page);
  };
  const atMember = async (): Promise<void> => {
    await desk.open(member.id, member.name);
  };
  return {
    org: () => at('/user/org'),
    person: async () => {
      await at(`/user/org?open=${member.id}`);
      await tree.drawer(member.name).waitFor();
    },
    company: () => at('/user/org?tab=company'),
    watermark: () => at('/user/org?tab=watermark'),
    audit: () => at('/user/org?tab=audit'),
    departments: () => at('/user/department'),
    department: async () => {
      await at(`/user/department?open=${department.id}`);
      await tree.drawer(department.name).waitFor();
    },
    'department-edit': async () => {
      await at('/user/department');
      await tree.menu(department.name, 'edit');
      await dialog(t('department.dialog.editTitle', { name: department.name }));
    },
    'department-move': async () => {
      await at('/user/department');
      await tree.menu(department.name, 'move');
      await press(t('department.field.parent'));
      await page.locator('.dept-popover').waitFor();
    },
    'department-remove': async () => {
      await at('/user/department');
      await tree.menu(department.name, 'remove');
      await dialog(t('department.dialog.removeTitle', { name: department.name }));
    },
    'department-import': async () => {
      await at('/user/department');
      await tree.openImport();
    },
    roles: () => at('/user/role'),
    role: () => role.open(company.start.roleIds.store_manager),
    'role-members': () => at(`/user/role?role=${company.start.roleIds.store_manager}&tab=members`),
    'role-new': () => at('/user/role?role=new'),
    'role-diff': async () => {
      await role.open(company.start.roleIds.store_manager);
      await role.box('shop_store').uncheck();
      await role.askSave();
    },
    explainer: async () => {
      await at('/user/role?panel=explain');
      await dialog(t('access.title'));
    },
    members: () => at('/user/member'),
    member: atMember,
    'member-new': async () => {
      await at('/user/member');
      await press(t('member.create'));
      await dialog(t('member.form.createTitle'));
    },
    'member-edit': async () => {
      await atMember();
      await desk.act(member.name, 'edit');
      await dialog(t('member.form.editTitle', { name: member.name }));
    },
    'member-disable': async () => {
      await atMember();
      await desk.act(member.name, 'disable');
      await dialog(t('member.act.disableTitle', { name: member.name }));
    },
    'member-password': async () => {
      await atMember();
      await desk.act(member.name, 'issuePassword');
      await dialog(t('member.act.passwordTitle', { name: member.name }));
    },
    resignation: async () => {
      await atMember();
      await desk.act(member.name, 'resign');
      await dialog(t('handover.titleOf', { name: member.name }));
    },
    changes: async () => {
      await at('/task?changes=mine');
      await dialog(t('access.news.title'));
    },
  };
}

describe.each(LOOKS)('in $language at $width', (look) => {
  it('every page of people and access, with what opens over it, can be read and reached by everybody', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    // A page with something unsaved asks before it is left.
    page.on('dialog', (question) => question.accept());
    for (const [name, show] of Object.entries(sights(page, look))) {
      await show();
      expect.soft({ name, ...(await looksRight(page)) }).toEqual({ name, ...FINE });
      await shoot(page, `pages-${name}-${look.language}-${look.width}`);
      const inTheDark = await violationsInTheDark(page, () =>
        shoot(page, `pages-${name}-${look.language}-${look.width}-dark`),
      );
      expect.soft({ name, inTheDark }).toEqual({ name, inTheDark: [] });
    }
    expect(faults).toEqual([]);
    await context.close();
  }, 300_000);
});
