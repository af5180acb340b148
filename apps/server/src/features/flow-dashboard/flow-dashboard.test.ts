import { flowDashboardApi as api } from '@rondo/contract/flow-dashboard';
import { jobApi } from '@rondo/contract/job';
import type { Input } from '@rondo/contract/kit/endpoint';
import { FLOW_TEMPLATES } from '@rondo/domain/flow-dashboard';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { readXlsx } from '../../platform/table/read-xlsx.ts';

let w: World;
let company: Company;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  ann = await company.member({ role: 'administrator', name: 'Ann' });
  // Regional managers look at customer flow, and administer nothing.
  bob = await company.member({ role: 'area_manager', name: 'Bob' });
});

type More = Partial<Input<typeof api.create>>;
const add = async (who: Person, more: More = {}): Promise<string> =>
  (await who.call(api.create, { name: 'Flow', requestId: requestId(), ...more })).id;
const names = async (who: Person, filter: Input<typeof api.list> = {}): Promise<string[]> =>
  (await who.call(api.list, filter)).list.map(({ name }) => name);
const share = (kind: 'member' | 'role', id: string, level: 'view' | 'edit') => ({ kind, id, level });

describe('a dashboard', () => {
  it('begins with the widgets of each template, none of them over another', async () => {
    for (const template of FLOW_TEMPLATES) {
      const { widgets } = await bob.call(api.get, { id: await add(bob, { name: template, template }) });
      expect(widgets.length).toBeGreaterThan(4);
      const cells = widgets.flatMap(({ x, y, w: wide, h }) =>
        Array.from({ length: wide * h }, (_, index) => `${x + (index % wide)} ${y + Math.floor(index / wide)}`),
      );
      expect([template, new Set(cells).size]).toEqual([template, cells.length]);
      expect(widgets.every(({ x, w: wide }) => x + wide <= 12)).toBe(true);
    }
  });

  it('is saved by whoever saw the latest, with its number of widgets in the log, and copied', async () => {
    const id = await add(bob, { template: 'queue' });
    const { widgets, filters } = await bob.call(api.get, { id });
    const fewer = widgets.slice(0, 2);
    await bob.call(api.save, { id, rev: 0, filters: { ...filters, period: 'lastMonth' }, widgets: fewer });
    const now = await bob.call(api.get, { id });
    expect([now.filters.period, now.widgets]).toEqual(['lastMonth', fewer]);
    expect(now.history.at(-1)?.data.changes).toEqual([{ field: 'flowWidgets', before: '7', after: '2' }]);
    const { reason, data } = await refusal(bob.call(api.save, { id, rev: 0, filters, widgets }));
    expect([reason, data]).toMatchObject(['STALE', { by: 'Bob', current: { rev: 1 } }]);
    const copy = await bob.call(api.get, { id: await add(bob, { name: 'Copy', copyOf: id }) });
    expect([copy.widgets, copy.filters]).toEqual([fewer, now.filters]);
  });

  it('has a name of its own among those of its owner, also after coming back from the bin', async () => {
    const id = await add(bob);
    expect(await refused(add(bob, { name: 'flow' }))).toBe('FLOW_DASHBOARD_NAME_TAKEN');
    await add(ann);
    await bob.call(api.remove, { id });
    expect(await refused(bob.call(api.get, { id }))).toBe('NOT_FOUND');
    await add(bob);
    expect(await refused(bob.call(api.restore, { id }))).toBe('FLOW_DASHBOARD_NAME_TAKEN');
    await bob.call(api.restore, { id, name: 'Flow again' });
    expect((await names(bob, { sort: 'name' })).toSorted()).toEqual(['Flow', 'Flow again']);
    expect(await bob.call(api.bin, {})).toEqual([]);
  });

  it('taken back it is the company’s default again, unless another one became it', async () => {
    const id = await add(ann);
    await ann.call(api.setDefault, { id, isDefault: true });
    await ann.call(api.remove, { id });
    expect(await names(bob)).toEqual([]);
    await ann.call(api.restore, { id });
    expect((await bob.call(api.list, {})).list).toMatchObject([{ id, isCompanyDefault: true }]);
    await ann.call(api.remove, { id });
    const other = await add(ann, { name: 'Other' });
    await ann.call(api.setDefault, { id: other, isDefault: true });
    await ann.call(api.restore, { id });
    expect((await bob.call(api.list, {})).list).toMatchObject([{ id: other, isCompanyDefault: true }]);
  });

  it('is made of what somebody wrote over another version of it', async () => {
    const id = await add(bob, { template: 'queue' });
    const { filters, widgets } = await bob.call(api.get, { id });
    const content = { filters: { ...filters, granularity: 'week' as const }, widgets: widgets.slice(1) };
    const copy = await add(bob, { name: 'Mine', copyOf: id, content });
    expect(await bob.call(api.get, { id: copy })).toMatchObject(content);
    const foreign = { ...content, widgets: widgets.map((one) => ({ ...one, pictureId: requestId() })) };
    await expect(add(bob, { name: 'Foreign', copyOf: id, content: foreign })).rejects.toThrow();
  });

  it('leaves as a spreadsheet of its reader’s stores: a sheet for each widget after the one that tells of it', async () => {
    const id = await add(bob, { template: 'queue' });
    const { filters } = await bob.call(api.get, { id });
    const asked = { ...filters, period: 'lastMonth' as const };
    const { jobId } = await bob.call(api.startExport, { id, filters: asked, requestId: requestId() });
    await w.app.runJob('job.run', { companyId: company.id, id: jobId });
    await expect.poll(async () => (await bob.call(jobApi.get, { id: jobId })).state).toBe('done');
    const [file] = await w.sql<{ bytes: Buffer }>('select bytes from job_file where job_id = $1', [jobId]);
    const sheets = readXlsx(new Uint8Array(file?.bytes ?? []));
    if (typeof sheets === 'string') throw new Error(sheets);
    expect(sheets).toHaveLength(8);
    expect(sheets[0]?.rows.map(([item]) => item)).toContain('Period');
    const [peak] = sheets.slice(1);
    expect(peak?.rows[0]).toContain('Completeness');
    const far = await (await w.company()).member({ role: 'area_manager' });
    expect(await refused(far.call(api.startExport, { id, requestId: requestId() }))).toBe('NOT_FOUND');
  });

  it('is made once, however often the same form is sent', async () => {
    const same = { requestId: requestId() };
    expect(await add(bob, same)).toBe(await add(bob, same));
  });

  it('of 20 who save the same version at once one does', async () => {
    const id = await add(bob);
    const { filters, widgets } = await bob.call(api.get, { id });
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => bob.call(api.save, { id, rev: 0, filters, widgets })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await bob.call(api.get, { id })).rev).toBe(1);
  });
});

describe('who may', () => {
  it('nobody else sees it until it is shared; to view is not to edit, and sharing stays with its owner', async () => {
    const id = await add(bob);
    const eve = await company.member({ role: 'area_manager', name: 'Eve' });
    expect(await names(eve)).toEqual([]);
    expect(await refused(eve.call(api.get, { id }))).toBe('NOT_FOUND');
    await bob.call(api.share, { id, rev: 0, shares: [share('member', eve.id, 'view')] });
    const seen = await eve.call(api.get, { id });
    expect([seen.can, seen.sharedFor]).toEqual([{ edit: false, manage: false, setDefault: false }, 'view']);
    const { filters, widgets } = seen;
    expect(await refused(eve.call(api.save, { id, rev: 1, filters, widgets }))).toBe('FORBIDDEN');
    await bob.call(api.share, { id, rev: 1, shares: [share('member', eve.id, 'edit')] });
    await eve.call(api.save, { id, rev: 2, filters, widgets });
    expect(await refused(eve.call(api.share, { id, rev: 3, shares: [] }))).toBe('FORBIDDEN');
    expect(await refused(eve.call(api.remove, { id }))).toBe('FORBIDDEN');
    expect(await names(eve, { from: ['own'] })).toEqual([]);
    expect(await names(eve, { from: ['others'] })).toEqual(['Flow']);
  });

  it('a role that it is shared with sees it; somebody of another company cannot be named', async () => {
    const id = await add(bob);
    const eve = await company.member({ role: 'area_manager' });
    const [role] = await w.sql<{ role_id: string }>('select role_id from member_role where member_id = $1', [eve.id]);
    await bob.call(api.share, { id, rev: 0, shares: [share('role', role?.role_id ?? '', 'view')] });
    expect(await names(eve)).toEqual(['Flow']);
    const far = await (await w.company()).member({ role: 'area_manager' });
    expect(await refused(bob.call(api.share, { id, rev: 1, shares: [share('member', far.id, 'view')] }))).toBe(
      'NOT_FOUND',
    );
    expect(await refused(far.call(api.get, { id }))).toBe('NOT_FOUND');
  });

  it('the default of the company is everybody’s to see, and whose settings they are set it', async () => {
    const id = await add(ann);
    expect(await refused(bob.call(api.setDefault, { id, isDefault: true }))).toBe('FORBIDDEN');
    await ann.call(api.setDefault, { id, isDefault: true });
    const other = await add(ann, { name: 'Other' });
    await ann.call(api.setDefault, { id: other, isDefault: true });
    expect(await names(bob)).toEqual(['Other']);
    await bob.call(api.mark, { id: other, isFavourite: true, isDefault: true });
    const [row] = (await bob.call(api.list, { isFavourite: true })).list;
    expect(row).toMatchObject({ isFavourite: true, isDefault: true, isCompanyDefault: true, owner: { name: 'Ann' } });
    await bob.call(api.mark, { id: other, isFavourite: false });
    expect((await bob.call(api.list, {})).list[0]).toMatchObject({ isFavourite: false, isDefault: true });
  });
});
