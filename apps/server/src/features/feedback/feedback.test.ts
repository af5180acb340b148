import { auditApi } from '@rondo/contract/audit';
import { feedbackApi as api } from '@rondo/contract/feedback';
import { fileApi } from '@rondo/contract/file';
import { CODES } from '@rondo/contract/kit/codes';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { transmit } from '../../../test/transmit.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { readXlsx } from '../../platform/table/read-xlsx.ts';

let w: World;
let company: Company;
let asker: Person;
let other: Person;
let support: Person;

const CONTEXT: Input<typeof api.create>['context'] = {
  ...{ route: '/task', version: '1.3.24', language: 'zh-CN', windowSize: '390 × 844' },
  ...{ errorReference: 'req-7', errorCode: 99_001 },
};
const send = (by: Person, more: Partial<Input<typeof api.create>> = {}) =>
  by.call(api.create, {
    ...{ kind: 'wrong', text: 'The list stays empty', context: CONTEXT, photoIds: [], requestId: requestId() },
    ...more,
  });
const move = (by: Person, id: string, rev: number, event: Input<typeof api.move>['event'], comment = 'So it is') =>
  by.call(api.move, { id, rev, event, comment });
const told = async (who: Person) => {
  await w.settle();
  return (await who.call(messageApi.list, {})).list.map(({ title, page }) => [title, page]);
};

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-10T02:00:00Z'));
  company = await w.company();
  asker = await company.member({ role: 'staff', name: 'Ask Er' });
  other = await company.member({ role: 'staff' });
  support = await memberWith(w, company, ['x_support'], { scopeAll: true });
});
afterAll(() => w.stop());

it('tells support staff, whose answer tells who sent it; both read what was said', async () => {
  const photo = await givenPhoto(w, asker);
  const { id, number } = await send(asker, { photoIds: [photo] });
  expect(number).toMatch(/^F20261110\d{6}$/);
  expect(await told(support)).toContainEqual([expect.stringContaining(number), `/cmsHelp?open=${id}`]);
  expect(await support.call(api.get, { id })).toMatchObject({
    ...{ state: 'open', isOwn: false, can: ['answer', 'close'], context: CONTEXT, author: { name: 'Ask Er' } },
    photos: [{ id: photo }],
  });
  await move(support, id, 0, 'answer', 'Reload the page');
  expect(await told(asker)).toContainEqual([expect.stringContaining(number), `/help/feedback?open=${id}`]);
  const seen = await asker.call(api.get, { id });
  expect(seen).toMatchObject({ state: 'answered', answer: 'Reload the page', can: ['close', 'reopen'], isOwn: true });
  expect(seen.history.map(({ event, comment }) => [event, comment])).toEqual([
    ['created', 'The list stays empty'],
    ['answer', 'Reload the page'],
  ]);
  await move(asker, id, 1, 'reopen', 'Still empty');
  expect(await told(support)).toContainEqual([expect.stringContaining(number), `/cmsHelp?open=${id}`]);
  await move(support, id, 2, 'close', 'Mended in the next version');
  expect(await asker.call(api.get, { id })).toMatchObject({ state: 'closed', can: ['reopen'] });
  const before = (await told(asker)).length;
  const { id: settled } = await send(asker);
  await move(asker, settled, 0, 'close', '');
  expect((await told(asker)).length).toBe(before);
});

it('stores what was left in of the context, and nothing of what was taken out', async () => {
  const context = {
    route: '/shop',
    version: null,
    errorReference: null,
    errorCode: null,
    language: null,
    windowSize: null,
  };
  const { id } = await send(asker, { context });
  expect((await support.call(api.get, { id })).context).toEqual(context);
  const rows = await w.sql(
    'select client_version, error_id, error_code, language, window_size from feedback where id = $1',
    [id],
  );
  expect(rows).toEqual([{ client_version: null, error_id: null, error_code: null, language: null, window_size: null }]);
});

it('shows members their own alone: the list, the photos and the acts are of support staff', async () => {
  const photo = await givenPhoto(w, asker);
  const { id } = await send(asker, { photoIds: [photo] });
  expect(await refused(other.call(api.get, { id }))).toBe('NOT_FOUND');
  expect(await refused(move(other, id, 0, 'close'))).toBe('NOT_FOUND');
  expect(await refused(asker.call(api.list, {}))).toBe('FORBIDDEN');
  expect(await refused(move(asker, id, 0, 'answer'))).toBe('FORBIDDEN');
  expect(await refused(move(support, id, 0, 'reopen'))).toBe('MOVE_NOT_ALLOWED');
  expect((await other.call(api.mine, {})).list).toEqual([]);
  expect((await asker.call(api.mine, {})).list.map((row) => row.id)).toContain(id);
  const path = (await support.call(api.get, { id })).photos[0]?.path ?? '';
  const at = { ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` };
  await support.call(at, {});
  expect(await refused(other.call(at, {}))).toBe('NOT_FOUND');
  expect(await refused(send(other, { photoIds: [photo] }))).toBe('NOT_FOUND');
  const elsewhere = await w.company();
  expect(await refused(elsewhere.owner.call(api.get, { id }))).toBe('NOT_FOUND');
  expect((await elsewhere.owner.call(api.list, {})).list).toEqual([]);
});

it('needs words to answer, to reopen and to close what is not one’s own', async () => {
  const { id } = await send(asker);
  expect(await refused(move(support, id, 0, 'answer', ' '))).toBe('INPUT_REFUSED');
  expect(await refused(move(support, id, 0, 'close', ''))).toBe('INPUT_REFUSED');
  await move(asker, id, 0, 'close', '');
  expect(await refused(move(asker, id, 1, 'reopen', ''))).toBe('INPUT_REFUSED');
});

it('is answered once of twenty at once, and sent once however often the request comes', async () => {
  const again = requestId();
  const ids = await Promise.all([1, 2, 3].map(() => send(asker, { requestId: again })));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  const id = ids[0]?.id ?? '';
  const made = await outcomes(Array.from({ length: 20 }, () => move(support, id, 0, 'answer')));
  expect(made.won).toBe(1);
  expect((await asker.call(api.get, { id })).history.filter(({ event }) => event === 'answer')).toHaveLength(1);
});

it('is found by number, words, error, kind, sender and day, and leaves as a file with an audit entry', async () => {
  const { id, number } = await send(other, { kind: 'missing', text: 'A calendar of holidays' });
  const found = async (filter: Input<typeof api.list>) =>
    (await support.call(api.list, { size: 100, ...filter })).list.map((row) => row.id);
  for (const keyword of [number, 'holidays', '/task', '99001']) expect(await found({ keyword }), keyword).toContain(id);
  expect(await found({ kind: 'missing' })).toEqual([id]);
  expect(await found({ memberId: [other.id] })).toEqual([id]);
  expect(await found({ hasError: false })).not.toContain(id);
  const { id: crashed } = await send(other, { context: { ...CONTEXT, errorReference: 'crash-1', errorCode: null } });
  expect(await found({ hasError: true, keyword: 'crash-1' })).toEqual([crashed]);
  expect(await found({ hasError: false })).not.toContain(crashed);
  expect(await found({ from: '2026-11-10', to: '2026-11-10', state: ['open'] })).toContain(id);
  expect(await found({ to: '2026-11-09' })).toEqual([]);
  const asked = { kind: 'missing', format: 'csv' } as const;
  const file = (by: Person) => transmit(w.base, compose(api.export, asked, by, { now: w.clock.now().getTime() }));
  expect(JSON.parse((await file(support)).text)).toMatchObject({ code: CODES.FORBIDDEN.code });
  const { text } = await file(company.owner);
  expect(text).toContain('A calendar of holidays');
  expect(text).not.toContain('The list stays empty');
  const entries = await w.sql(`select data from history where company_id = $1 and object_kind = 'export'`, [
    company.id,
  ]);
  expect(entries).toEqual([{ data: { rows: 1, format: 'csv' } }]);
});

it('keeps what was said out of the audit log: its list, its search and its file', async () => {
  const { id, number } = await send(asker, { text: 'Between us alone' });
  await move(support, id, 0, 'answer', 'Kept between us');
  const auditor = await memberWith(w, company, ['x_audit_log'], { scopeAll: true });
  const { list } = await auditor.call(auditApi.list, { objectId: id });
  expect(list.map(({ event, objectName, comment }) => [event, objectName, comment])).toEqual([
    ['answer', number, null],
    ['created', number, null],
  ]);
  expect((await auditor.call(auditApi.list, { keyword: 'between us' })).list).toEqual([]);
  const sent = compose(auditApi.export, { objectId: id }, company.owner, { now: w.clock.now().getTime() });
  const response = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  const file = JSON.stringify(await readXlsx(new Uint8Array(await response.arrayBuffer())));
  expect([file.includes(number), /between us/i.test(file)]).toEqual([true, false]);
});

it('takes so much of one member a day, also at once, and more the day after', async () => {
  const { perDay } = LIMIT.feedback;
  const eager = await company.member({ role: 'staff' });
  const made = await outcomes(Array.from({ length: perDay + 3 }, () => send(eager)));
  expect(made).toEqual({ won: perDay, reasons: new Set(['FEEDBACK_OFTEN']) });
  w.clock.set(new Date(w.clock.now().getTime() + DAY_MS));
  await send(eager);
});
