import { anyField, fieldNames } from '@rondo/contract/kit/field';
import { memberApi } from '@rondo/contract/member';
import { MEMBER_FIELDS, type MemberFieldName } from '@rondo/contract/member-fields';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { launch, open } from './browser.ts';

let w: World;
let browser: Browser;

beforeAll(async () => {
  [w, browser] = await Promise.all([world(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await w.stop();
});

const t = (key: Parameters<typeof translate>[1]): string => translate('en-US', key);

/** What is typed into a field; null where its control is no box for text. */
function typedInto(name: MemberFieldName): string | null {
  const field = anyField(MEMBER_FIELDS[name]);
  if (name === 'mobile') return '13900000042';
  if (name === 'mail') return 'typed@fields.test';
  if (field.kind === 'number') return '42';
  return field.kind === 'day' ? null : `${name} typed`;
}

it('every declared field has its control in the form of a member, and what is typed there is kept and shown', async () => {
  const company = await w.company();
  const { owner, start } = company;
  const { id } = await owner.call(memberApi.create, {
    ...{ requestId: requestId(), name: 'Before', mail: 'before@fields.test' },
    ...{ departmentIds: [start.rootDepartmentId], roleIds: [start.roleIds.staff], scope: { kind: 'some' } },
  });
  const { page, context } = await open(browser, w.base, { language: 'en-US', width: 1440 }, owner);
  await page.goto(`/web/user/member?open=${id}`);
  await page
    .getByRole('button', { name: t('member.act.edit') })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: t('member.form.editTitle').replace('{name}', 'Before') });
  await form.waitFor();
  const words = await form.innerText();
  const typed = fieldNames(MEMBER_FIELDS).flatMap((name): [MemberFieldName, string][] => {
    expect(words).toContain(t(`member.field.${name}`));
    const text = typedInto(name);
    return text === null ? [] : [[name, text]];
  });
  for (const [name, text] of typed) await form.getByRole('textbox', { name: t(`member.field.${name}`) }).fill(text);
  await form.getByRole('button', { name: t('ui.save') }).click();
  await form.waitFor({ state: 'hidden' });
  const member = await owner.call(memberApi.get, { id });
  for (const [name, text] of typed) expect([name, String(member[name])]).toEqual([name, text]);
  for (const text of ['typed@fields.test', 'remarks typed']) await page.getByText(text).first().waitFor();
  await context.close();
});
