import { accountApi } from '@rondo/contract/account';
import { applicationApi } from '@rondo/contract/application';
import { companyApi } from '@rondo/contract/company';
import { departmentApi } from '@rondo/contract/department';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../src/platform/errors.ts';
import { readSheets } from '../../src/platform/table/read-table.ts';
import { Refused } from '../client.ts';
import type { Company } from '../factories.ts';
import { imported } from '../import.ts';
import { inviteToken, newcomer } from '../newcomer.ts';
import { requestId, type World, world } from '../world.ts';
import { inTurn } from './attack.ts';
import { HOSTILE_TEXTS, RUNS } from './hostile-texts.ts';
import { composed } from './input-of.ts';

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

type Texts = Record<string, string>;
let count = 0;

/** Fields of a refusal that says clearly which ones are wrong. */
function fieldsOf(error: unknown): string[] {
  if (!(error instanceof Refused) || error.reason !== 'INPUT_REFUSED') throw error;
  const { fields } = error.data as { fields: { path: string; message: string }[] };
  expect(fields.length).toBeGreaterThan(0);
  for (const { message } of fields) expect(message).not.toBe('');
  return fields.map(({ path }) => path);
}

/**
 * Sends one text in every field. What is refused is refused by the name of its field and nothing else; the others are stored
 * and come back as they were, without the spaces around.
 */
async function through(text: string, plain: Texts, send: (texts: Texts) => Promise<Texts>): Promise<void> {
  const wanted = Object.fromEntries(Object.keys(plain).map((name) => [name, text]));
  let stored: Texts | null = null;
  // A form is checked in two steps: what it looks like, then what it means.
  for (let tries = 0; stored === null && tries < 3; tries += 1)
    stored = await send(wanted).catch((error: unknown) => {
      const wrong = fieldsOf(error);
      expect(Object.keys(plain)).toEqual(expect.arrayContaining(wrong));
      for (const name of wrong) wanted[name] = plain[name] ?? '';
      return null;
    });
  for (const [name, value] of Object.entries(wanted)) expect([name, stored?.[name]]).toEqual([name, value.trim()]);
}

const everyText = (check: (text: string) => Promise<void>) => inTurn(HOSTILE_TEXTS, check);

describe('any text in the fields of', () => {
  it('a member is refused by its field or kept, and found', async () => {
    // A number is one person's, whatever its capitals.
    const apart = new Map(HOSTILE_TEXTS.map((text) => [text.trim().toLowerCase(), text]));
    await inTurn([...apart.values()], (text) =>
      through(text, { name: 'Plain', position: '', employeeNo: '', remarks: '' }, async (texts) => {
        count += 1;
        const place = { departmentIds: [company.start.rootDepartmentId], roleIds: [company.start.roleIds.staff] };
        const { id } = await company.owner.call(memberApi.create, {
          ...{ requestId: requestId(), mail: `hostile${count}@test.rondo`, scope: { kind: 'some' }, ...place },
          ...{ name: texts.name ?? '', position: texts.position ?? '', remarks: texts.remarks ?? '' },
          employeeNo: texts.employeeNo || null,
        });
        const { name, position, employeeNo, remarks } = await company.owner.call(memberApi.get, { id });
        const keyword = [...name].slice(0, 100).join('');
        const { list } = await company.owner.call(memberApi.list, { keyword, sort: '-created', size: 50 });
        expect(list.map((row) => row.id)).toContain(id);
        return { name, position, remarks, employeeNo: employeeNo ?? '' };
      }),
    );
  }, 120_000);

  it('a department is refused by its field or kept', async () => {
    for (const text of HOSTILE_TEXTS)
      await through(text, { name: 'Plain', code: '', description: '' }, async (texts) => {
        const { id } = await company.owner.call(departmentApi.create, {
          ...{ requestId: requestId(), parentId: company.start.rootDepartmentId, name: texts.name ?? '' },
          ...{ code: texts.code || null, description: texts.description ?? '' },
        });
        const found = (await company.owner.call(departmentApi.tree, {})).find((d) => d.id === id);
        await company.owner.call(departmentApi.remove, { id, rev: found?.rev ?? -1 });
        return { name: found?.name ?? '', code: found?.code ?? '', description: found?.description ?? '' };
      });
  }, 120_000);

  it('a role is refused by its field or kept', async () => {
    for (const text of HOSTILE_TEXTS)
      await through(text, { name: 'Plain', description: '' }, async (texts) => {
        const { id } = await company.owner.call(roleApi.create, {
          ...{ requestId: requestId(), name: texts.name ?? '', description: texts.description ?? '' },
          ...{ codes: ['task_center'], tier: 'own' },
        });
        const found = (await company.owner.call(roleApi.list, {})).find((r) => r.id === id);
        await company.owner.call(roleApi.remove, { id, rev: found?.rev ?? -1 });
        return { name: found?.name ?? '', description: found?.description ?? '' };
      });
  }, 120_000);

  it('the company is refused by its field or kept', async () => {
    for (const text of HOSTILE_TEXTS)
      await through(text, { name: 'Plain' }, async ({ name = '' }) => {
        const facts = await company.owner.call(companyApi.get, {});
        const { rev, industry, timeZone, cutOff, showMobile } = facts;
        const change = { rev, name, industry, logoFileId: null, timeZone, cutOff, showMobile };
        return { name: (await company.owner.call(companyApi.save, change)).name };
      });
    const { rev, industry, timeZone, cutOff, showMobile } = await company.owner.call(companyApi.get, {});
    const plain = { rev, name: 'Plain', industry, logoFileId: null, timeZone, cutOff, showMobile };
    await company.owner.call(companyApi.save, plain);
  }, 120_000);

  it('an application is refused by its field or kept', async () => {
    const invite = await inviteToken(company);
    await everyText((text) =>
      through(text, { name: 'Plain', message: '' }, async ({ name = '', message = '' }) => {
        const who = await newcomer(w);
        await w.call(accountApi.join, { pass: await who.pass(), invite, name, message });
        const { list } = await company.owner.call(applicationApi.list, { keyword: who.mail });
        const [row] = list.filter((one) => one.mail === who.mail);
        return { name: row?.name ?? '', message: row?.message ?? '' };
      }),
    );
  }, 120_000);
});

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const upload = (name: string, text: string) => ({ files: [{ name, bytes: Buffer.from(text) }] });
/** What a file of UTF-8 can hold. */
const written = HOSTILE_TEXTS.filter((text) => text.isWellFormed() && !text.includes('\u0000'));

describe('any text in a file of', () => {
  it('members is told by its row or kept', async () => {
    let ready = 0;
    // A report names 200 wrong cells at most.
    for (let at = 0; at < written.length; at += 90) {
      const rows = written
        .slice(at, at + 90)
        .map((text, i) => `${cell(text)},file${at + i}@test.rondo,Staff,${cell(text)}`);
      const table = ['Name,Email,Role,Position', ...rows].join('\n');
      const report = await company.owner.call(memberApi.checkImport, {}, upload('people.csv', table));
      expect(report.rows).toBe(rows.length);
      expect(report.ready + new Set(report.errors.map((e) => e.row)).size).toBe(rows.length);
      ready += report.ready;
      await imported(memberApi, company.owner, report.importId);
    }
    const stored = await w.sql<{ mail: string; name: string; position: string }>(
      `select mail, name, position from member where mail like 'file%@test.rondo'`,
    );
    expect(stored).toHaveLength(ready);
    for (const { mail, name, position } of stored) {
      const text = written[Number(/\d+/.exec(mail)?.[0])]?.trim().replaceAll('\r\n', '\n');
      expect([name, position]).toEqual([text, text]);
    }
  }, 60_000);

  it('departments is told by its row or kept', async () => {
    const names = written.filter((text) => text.trim() !== '' && !text.includes('/') && [...text.trim()].length <= 50);
    const table = ['path', ...names.map((text) => cell(`File/${text}`))].join('\n');
    const report = await company.owner.call(departmentApi.checkImport, {}, upload('paths.csv', table));
    expect(report.errors).toEqual([]);
    await imported(departmentApi, company.owner, report.importId);
    const tree = await company.owner.call(departmentApi.tree, {});
    const top = tree.find((d) => d.name === 'File');
    const below = new Set(tree.filter((d) => d.parentId === top?.id).map((d) => d.name.toLowerCase()));
    for (const text of names) expect(below).toContain(text.trim().toLowerCase());
  }, 60_000);

  it('anything that is no text at all is refused, and never breaks', async () => {
    const columns = ['Name', 'Email', 'Role', 'Department', 'Scope', 'Employee no', 'Joined on'];
    for (const text of ['a\u0000b', '\ufffe']) {
      const rows = columns.map((column) =>
        columns
          .map((c) => (c === column ? text : c === 'Email' ? 'odd@test.rondo' : c === 'Role' ? 'Staff' : ''))
          .join(','),
      );
      const tables = [
        [memberApi.checkImport, `${columns.join(',')}\n${rows.join('\n')}`],
        [memberApi.checkImport, `Name,${text}\nPlain,x`],
        [departmentApi.checkImport, `path\n${text}\n${text}/${text}`],
      ] as const;
      for (const [endpoint, table] of tables) {
        const answer = await company.owner.call(endpoint, {}, upload(`${text}.csv`, table)).catch((e: unknown) => e);
        if (answer instanceof Refused) expect([table, answer.reason]).not.toEqual([table, 'OPERATION_EXCEPTION']);
      }
    }
  }, 60_000);
});

describe('what leaves in a spreadsheet', () => {
  const bytesOf = async (endpoint: Endpoint): Promise<Buffer> => {
    const { method, url, headers } = composed(w, endpoint, {}, company.owner);
    const response = await fetch(`${w.base}${url}`, { method, headers });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    return Buffer.from(await response.arrayBuffer());
  };

  it.each([
    ['members', memberApi.export],
    ['the form for members', memberApi.importTemplate],
    ['the form for departments', departmentApi.importTemplate],
    ['the form for stores', shopApi.importTemplate],
    ['the form for check items', templateApi.importTemplate],
  ] as const)('%s is text in every cell, whatever it begins with', async (_, endpoint) => {
    const parts = unzipSync(await bytesOf(endpoint));
    const sheets = Object.keys(parts).filter((name) => /sheet\d+\.xml$/.test(name));
    expect(sheets.length).toBeGreaterThan(0);
    for (const name of sheets) {
      const xml = new TextDecoder().decode(parts[name]);
      expect(xml).not.toMatch(/<f[ >/]/);
      for (const [tag] of xml.matchAll(/<c [^>]*>/g)) expect(tag).toMatch(/t="(inlineStr|s)"/);
    }
  });

  it('members reads back as it was kept', async () => {
    const [table] = await readSheets(await bytesOf(memberApi.export), () => new AppError('IMPORT_UNREADABLE'));
    const names = new Set(table?.rows.map((row) => row[0]));
    const runs = HOSTILE_TEXTS.filter((text) => RUNS.test(text) && text.trim() !== '' && [...text.trim()].length <= 30);
    expect(runs.length).toBeGreaterThan(6);
    for (const text of runs) expect(names).toContain(text.trim());
  });
});

it('every text of it was answered, and the company still works', async () => {
  const answer = await company.owner.call(memberApi.counts, {});
  expect(answer.invited).toBeGreaterThan(20);
});
