import { departmentApi } from '@rondo/contract/department';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { noticeApi as api } from '@rondo/contract/notice';
import { HOUR_MS, MINUTE_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { NOTICE_STATES, noticeMachine } from '@rondo/domain/notice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import { givenDocument } from '../../../test/document.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { ended } from '../../../test/import.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { outcomes, refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let author: Person;
let shopId: string;
let staff: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  author = await memberWith(w, company, ['announcement_mange'], { scopeAll: true });
  staff = await company.member({ name: 'Ann', shopIds: [shopId] });
});
afterAll(() => w.stop());

/** Nobody understood it, for there is nothing to answer, and nobody is told later. */
const NEITHER = { understood: 0, held: 0 };
type Written = Partial<Input<typeof api.create>>;
const TEXT: Input<typeof api.create>['content'] = [
  { kind: 'paragraph', pieces: [{ text: 'Wash ' }, { text: 'your hands', marks: ['bold'] }] },
];
const write = (more: Written = {}, by = author) =>
  by.call(api.create, {
    ...{ title: 'Hygiene week', content: TEXT, audience: { memberIds: [staff.id] } },
    ...{ requestId: requestId(), ...more },
  });
const publish = (one: { id: string; rev: number }, by = author) =>
  by.call(api.publish, { ...one, requestId: requestId() });
async function sent(more: Written = {}, by = author): Promise<string> {
  const one = await write(more, by);
  await publish(one, by);
  await w.settle();
  return one.id;
}
const get = (id: string, by: Person) => by.call(api.get, { id });
/** The lines of the recipients as a file, or the refusal. */
async function fileOf(id: string, set: Input<typeof api.readers>['set'], by: Person): Promise<string[]> {
  const sent = compose(api.export, { id, set, format: 'csv' }, by, { now: w.clock.now().getTime() });
  return (await (await fetch(w.base + sent.url, { headers: sent.headers })).text()).trim().split('\r\n');
}
const titles = async (by: Person, filter: Input<typeof api.received> = {}) =>
  (await by.call(api.received, filter)).list.map(({ title }) => title);
const told = async (by: Person) =>
  (await by.call(messageApi.list, { category: 'announcement' })).list.map(({ title, page }) => [title, page]);

it('is written, published, told to each recipient once, read and acknowledged, and every number opens its people', async () => {
  const [reader, other] = [await company.member({ name: 'Bo', shopIds: [shopId] }), await company.member()];
  const one = await write({
    ...{ importance: 'acknowledge', category: 'safety' },
    audience: { shopIds: [shopId], memberIds: [reader.id, staff.id], excludedIds: [staff.id] },
  });
  expect(await author.call(api.get, { id: one.id })).toMatchObject({
    state: 'draft',
    number: expect.stringMatching(/^N/),
  });
  expect(await refused(get(one.id, reader))).toBe('NOT_FOUND');
  expect(await publish(one)).toEqual({ isAsked: false, members: 1, jobId: null });
  await w.settle();
  await w.settle();
  expect(await told(reader)).toEqual([['Announcement: Hygiene week', `/notice?open=${one.id}`]]);
  expect(await told(other)).toEqual([]);
  const seen = await get(one.id, reader);
  expect(seen).toMatchObject({ title: 'Hygiene week', state: 'sent', received: { readAt: null }, managed: null });
  expect(seen.content).toMatchObject(TEXT);
  expect((await reader.call(api.popUps, {})).map(({ id }) => id)).toEqual([one.id]);
  await reader.call(api.read, { id: one.id });
  const numbers = async () => (await get(one.id, author)).managed?.counts;
  expect(await numbers()).toEqual({ all: 1, read: 1, acknowledged: 0, ...NEITHER });
  expect(await reader.call(api.popUps, {})).toHaveLength(1);
  await reader.call(api.acknowledge, { id: one.id });
  await reader.call(api.acknowledge, { id: one.id });
  expect(await reader.call(api.popUps, {})).toEqual([]);
  expect(await numbers()).toEqual({ all: 1, read: 1, acknowledged: 1, ...NEITHER });
  const behind = async (set: Input<typeof api.readers>['set']) =>
    (await author.call(api.readers, { id: one.id, set })).list.map(({ name }) => name);
  expect([await behind('all'), await behind('acknowledged'), await behind('unread')]).toEqual([['Bo'], ['Bo'], []]);
  const [row] = (await author.call(api.readers, { id: one.id })).list;
  expect(row).toMatchObject({ shops: ['Lime Street'], readAt: expect.any(String) });
  const file = await fileOf(one.id, 'read', company.owner);
  expect(file.filter((line) => line.includes('Bo'))).toEqual([expect.stringMatching(/^Bo,.*,Lime Street,20\d\d-/)]);
  expect((await fileOf(one.id, 'unread', company.owner)).filter((line) => line.includes('Bo'))).toEqual([]);
  expect(await fileOf(one.id, 'all', reader)).toEqual([expect.stringContaining('"code":90403')]);
  const clerk = await memberWith(w, company, ['x_record_export']);
  expect(await fileOf(one.id, 'all', clerk)).toEqual([expect.stringContaining('"code":90404')]);
  const { list } = await reader.call(messageApi.list, { category: 'announcement', unread: true });
  expect(list).toEqual([]);
});

it('refuses what is not whole: no title, a text of markup alone, no time, nobody chosen, a range without members', async () => {
  const fieldOf = async (work: Promise<unknown>) => {
    const { data } = await refusal(work);
    return (data as { fields: { path: string }[] }).fields.map(({ path }) => path);
  };
  expect(await fieldOf(write({ title: ' ' }))).toEqual(['title']);
  expect(
    await fieldOf(write({ content: [{ kind: 'heading', pieces: [{ text: ' \u200b', marks: ['bold'] }] }] })),
  ).toEqual(['content']);
  expect(await fieldOf(write({ method: 'scheduled' }))).toEqual(['sendAt']);
  expect(await fieldOf(publish(await write({ audience: {} })))).toEqual(['audience']);
  const empty = await write({ audience: { shopIds: [await company.shop()] } });
  const { data } = await refusal(publish(empty));
  expect(data).toMatchObject({ fields: [{ path: 'audience', message: 'The send range has no members' }] });
  const soon = new Date(w.clock.now().getTime() + 4 * MINUTE_MS).toISOString();
  expect(await fieldOf(publish(await write({ method: 'scheduled', sendAt: soon })))).toEqual(['sendAt']);
});

it('keeps a text as data: no kind, address or attribute beyond the list gets in, and what looks like code stays letters', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const { id } = await write({
    content: [{ kind: 'quote', pieces: [{ text: hostile, link: 'https://rondo.test/?q=%22' }] }],
  });
  expect((await get(id, author)).content).toEqual([
    { kind: 'quote', pieces: [{ text: hostile, marks: [], link: 'https://rondo.test/?q=%22' }] },
  ]);
  for (const link of ['javascript:alert(1)', ' https://x.test', 'data:text/html,x', '//x.test', 'JaVaScRiPt:alert(1)'])
    expect(await refused(write({ content: [{ kind: 'paragraph', pieces: [{ text: 'x', link }] }] }))).toBe(
      'INPUT_REFUSED',
    );
  const odd = { kind: 'iframe', pieces: [{ text: 'x' }] } as unknown as (typeof TEXT)[number];
  expect(await refused(write({ content: [odd] }))).toBe('INPUT_REFUSED');
  const more = {
    kind: 'paragraph',
    style: 'x',
    pieces: [{ text: 'x', onclick: 'y' }],
  } as unknown as (typeof TEXT)[number];
  const answer = await write({ content: [more] }).then(
    ({ id: made }) => get(made, author),
    () => null,
  );
  expect(JSON.stringify(answer ?? '')).not.toMatch(/onclick|style/);
});

it('moves as its machine says and in no other way, and of twenty who publish at once one sends it', async () => {
  for (const state of NOTICE_STATES) {
    for (const event of ['publish', 'cancel', 'recall'] as const) {
      const { id } = await write();
      const [recalled, at] = [state === 'withdrawn', state === 'sent' || state === 'withdrawn'];
      await w.sql(
        `update notice set state = $2, asked_by = case when $5 then author_id end, asked_at = case when $5 then now() end, sent_at = case when $3 then now() end, recalled_at = case when $4 then now() end where id = $1`,
        [id, state, at, recalled, state === 'pending_approval'],
      );
      const act =
        event === 'publish' ? publish({ id, rev: 0 }) : author.call(api.move, { id, rev: 0, event, reason: 'wrong' });
      const to = noticeMachine.after(state, event);
      if (to === null) expect(await refused(act)).toBe('MOVE_NOT_ALLOWED');
      else await act;
      expect((await get(id, author)).state).toBe(to ?? state);
    }
  }
  const one = await write();
  const all = Array.from({ length: 20 }, () => publish(one));
  const { won } = await outcomes(all);
  expect(won).toBe(1);
  expect(await w.sql('select member_id from notice_recipient where notice_id = $1', [one.id])).toHaveLength(1);
  expect(await refused(author.call(api.edit, { id: one.id, rev: 1, title: 'x', content: TEXT }))).toBe(
    'MOVE_NOT_ALLOWED',
  );
});

it('is recalled with a reason: its readers see the title alone, unread messages go, who read it stays written', async () => {
  const [reader, late] = [await company.member(), await company.member()];
  const { id: documentId, path } = await givenDocument(author, 'plan.pdf');
  const fileId = await givenPhoto(w, author);
  const audience = { memberIds: [reader.id, late.id] };
  const id = await sent({ audience, fileIds: [fileId], documentIds: [documentId] });
  const open = (who: Person) =>
    who.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` }, {});
  expect((await open(reader)).url).toContain(path);
  expect(await refused(open(await company.member()))).toBe('NOT_FOUND');
  await reader.call(api.read, { id });
  expect(await refused(author.call(api.move, { id, rev: 1, event: 'recall' }))).toBe('INPUT_REFUSED');
  await author.call(api.move, { id, rev: 1, event: 'recall', reason: 'Wrong week' });
  expect(await get(id, reader)).toMatchObject({ content: null, files: [], recalled: { reason: 'Wrong week' } });
  expect(await refused(open(reader))).toBe('NOT_FOUND');
  expect([(await told(reader)).length, (await told(late)).length]).toEqual([1, 0]);
  expect((await get(id, author)).managed?.counts).toEqual({ all: 2, read: 1, acknowledged: 0, ...NEITHER });
  const { id: copied } = await author.call(api.copy, { id, requestId: requestId() });
  expect(await get(copied, author)).toMatchObject({
    state: 'draft',
    title: 'Hygiene week',
    documents: [{ id: documentId }],
  });
  await author.call(api.remove, { id });
  expect(await refused(get(id, author))).toBe('NOT_FOUND');
  await author.call(api.restore, { id });
  expect((await get(id, author)).state).toBe('withdrawn');
});

it('scheduled it is sent at its time to whoever is in its range then; with nobody there it is a draft again and its author is told', async () => {
  const sendAt = new Date(w.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
  const role = await memberWith(w, company, ['task_center']);
  const one = await write({ method: 'scheduled', sendAt, audience: { roleIds: [role.roleId] } });
  const none = await write({ method: 'scheduled', sendAt, title: 'Nobody', audience: { memberIds: [staff.id] } });
  const off = await write({ method: 'scheduled', sendAt });
  for (const each of [one, none, off])
    expect(await publish(each)).toEqual({ isAsked: false, members: null, jobId: null });
  await author.call(api.move, { id: off.id, rev: 1, event: 'cancel' });
  const joined = await company.member();
  await w.sql('update member_role set role_id = $2 where member_id = $1', [joined.id, role.roleId]);
  await w.sql(`update notice set excluded_ids = array[$2]::uuid[] where id = $1`, [none.id, staff.id]);
  await w.app.runJob('notice.watch');
  expect((await get(one.id, author)).state).toBe('pending_send');
  w.clock.advance(11 * MINUTE_MS);
  await w.app.runJob('notice.watch');
  await w.app.runJob('notice.watch');
  await w.settle();
  expect((await get(one.id, author)).managed?.counts).toEqual({ all: 2, read: 0, acknowledged: 0, ...NEITHER });
  expect(await told(joined)).toHaveLength(1);
  expect((await get(off.id, author)).state).toBe('draft');
  expect(await get(none.id, author)).toMatchObject({ state: 'draft', managed: { wasEmpty: true } });
  expect(await told(author)).toEqual([
    ['The announcement “Nobody” was not sent', `/notice?tab=managed&open=${none.id}`],
  ]);
  expect(await refused(author.call(api.move, { id: one.id, rev: 2, event: 'cancel' }))).toBe('MOVE_NOT_ALLOWED');
});

it('shows whoever writes them their own and all_announcement all; the others read what was sent to them', async () => {
  const all = await memberWith(w, company, ['announcement_mange', 'all_announcement']);
  const second = await memberWith(w, company, ['announcement_mange'], { scopeAll: true });
  const id = await sent({ title: 'Autumn menu', audience: { memberIds: [second.id] } });
  const listed = async (who: Person) => (await who.call(api.list, { keyword: 'autumn' })).list.map((one) => one.id);
  expect([await listed(author), await listed(all), await listed(second)]).toEqual([[id], [id], []]);
  expect(await refused(staff.call(api.list, {}))).toBe('FORBIDDEN');
  expect(await refused(second.call(api.readers, { id }))).toBe('NOT_FOUND');
  expect(await titles(second, { keyword: 'menu', unread: true })).toEqual(['Autumn menu']);
  expect(await refused(second.call(api.move, { id, rev: 1, event: 'recall', reason: 'x' }))).toBe('FORBIDDEN');
  expect(await refused(all.call(api.edit, { id, rev: 1, title: 'x', content: TEXT }))).toBe('MOVE_NOT_ALLOWED');
  await all.call(api.move, { id, rev: 1, event: 'recall', reason: 'x' });
  expect(await titles(second, { unread: true })).toEqual([]);
});

it('names and counts a range as it is sent: departments with all below, roles, staff of stores, people, without who is left out', async () => {
  const below = { name: 'Kitchen', parentId: company.start.rootDepartmentId, headIds: [] };
  await company.owner.call(departmentApi.create, { ...below, requestId: requestId() });
  const { departments, roles } = await author.call(api.ranges, {});
  expect(departments.map(({ name, depth }) => [name, depth]).at(-1)).toEqual(['Kitchen', 1]);
  expect(roles.map(({ id }) => id)).toContain(company.start.roleIds.staff);
  const rows = await w.sql<{ id: string }>(
    `select distinct m.id from member m left join member_role r on r.member_id = m.id
      where m.company_id = $1 and m.state in ('active', 'invited') and m.id <> $2`,
    [company.id, author.id],
  );
  const audience = {
    departmentIds: [company.start.rootDepartmentId],
    roleIds: [company.start.roleIds.staff],
    excludedIds: [author.id],
  };
  expect(await author.call(api.count, { audience })).toEqual({ members: rows.length, stores: null });
  expect(await author.call(api.count, { audience: { shopIds: [shopId], memberIds: [staff.id] } })).toEqual({
    members: 2,
    stores: null,
  });
  expect(await refused(author.call(api.count, { audience: { memberIds: [(await w.company()).owner.id] } }))).toBe(
    'MEMBER_NOT_FOUND',
  );
});

it('is changed as a draft as often as its author likes; who saves over what was saved meanwhile is shown that instead', async () => {
  const one = await write({ audience: { memberIds: [staff.id] }, importance: 'important' });
  const fields = { title: 'Hygiene month', content: TEXT, audience: { shopIds: [shopId], excludedIds: [author.id] } };
  const sendAt = new Date(w.clock.now().getTime() + HOUR_MS).toISOString();
  const first = await author.call(api.edit, { ...one, ...fields, category: 'safety', method: 'scheduled', sendAt });
  const stored = await get(one.id, author);
  expect(stored).toMatchObject({ ...first, title: 'Hygiene month', category: 'safety', importance: 'normal' });
  expect(stored.managed).toMatchObject({ sendAt, audience: { shops: [{ name: 'Lime Street' }], members: [] } });
  const { reason, data } = await refusal(author.call(api.edit, { ...one, ...fields, title: 'Mine' }));
  expect([reason, data]).toMatchObject(['STALE', { by: author.name, current: { title: 'Hygiene month', rev: 1 } }]);
  await author.call(api.edit, { ...first, id: one.id, ...fields, title: 'Mine' });
  expect(await get(one.id, author)).toMatchObject({ title: 'Mine', managed: { method: 'immediate', sendAt: null } });
});

it('goes to more than 2,000 as background work: all of it or nothing, each told once however often it is begun again', async () => {
  const big = await w.company();
  await w.sql(
    `with person as (insert into person (id, mail, register_type, language)
        select gen_random_uuid(), 'reader' || n || '@many.rondo', 2, 'en-US' from generate_series(1, 2100) n returning id)
      insert into member (company_id, id, person_id, name, state)
        select $1::uuid, id, id, 'Reader ' || left(id::text, 8), 'active' from person`,
    [big.id],
  );
  const one = await write({ audience: { isAll: true } }, big.owner);
  const { members, jobId } = await publish(one, big.owner);
  const run = { companyId: big.id, id: jobId ?? '' };
  expect(members).toBeNull();
  const job = await ended(big.owner, run.id);
  expect(job).toMatchObject({ state: 'done', done: 2101, total: 2101, result: { members: 2101 } });
  // As if its process had been killed at the very end: it is begun again, twice.
  await w.sql(
    `update job_run set state = 'running', finished_at = null, result = null,
    input = jsonb_build_object('noticeId', $2::text, 'rev', 0, 'language', 'en-US', 'ip', '', 'device', '') where id = $1`,
    [run.id, one.id],
  );
  await w.app.runJob('job.run', run);
  await w.app.runJob('job.run', run);
  await w.settle();
  const [messages] = await w.sql(
    `select count(*)::int as messages, count(distinct member_id)::int as readers from message
      where company_id = $1 and category = 'announcement'`,
    [big.id],
  );
  expect(messages).toEqual({ messages: 2101, readers: 2101 });
  await w.sql(
    `update notice_recipient set read_at = now() where notice_id = $1 and member_id in
      (select member_id from notice_recipient where notice_id = $1 order by member_id limit 1234)`,
    [one.id],
  );
  const counted = (await get(one.id, big.owner)).managed?.counts;
  const behind = async (set: Input<typeof api.readers>['set']) =>
    (await big.owner.call(api.readers, { id: one.id, set, size: 10 })).total;
  expect(counted).toEqual({ all: 2101, read: 1234, acknowledged: 0, ...NEITHER });
  expect([await behind('all'), await behind('read'), await behind('unread')]).toEqual([2101, 1234, 867]);
  const started = await big.owner.call(api.startExport, { id: one.id, set: 'unread', requestId: requestId() });
  expect(await ended(big.owner, started.jobId)).toMatchObject({ state: 'done', result: { rows: 867 } });
});

it('pins, expires, reaches later joiners, and reminds three times, four hours apart', async () => {
  const reader = await company.member();
  const at = (hours: number) => new Date(w.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const audience = { memberIds: [reader.id] };
  const pinned = await sent({ title: 'Pinned', audience, pinnedUntil: at(3) });
  const id = await sent({ title: 'Plain', audience, expiresAt: at(30) });
  expect(await titles(reader)).toEqual(['Pinned', 'Plain']);
  const later = await memberWith(w, company, ['task_center']);
  const open = await sent({ audience: { roleIds: [later.roleId] }, withLaterJoiners: true });
  const remind = () => author.call(api.remind, { id, requestId: requestId() });
  expect(await refused(remind())).toBe('REMINDED_OFTEN');
  const newcomer = await company.member();
  await w.sql('update member_role set role_id = $2 where member_id = $1', [newcomer.id, later.roleId]);
  for (let round = 1; round <= LIMIT.announcement.reminders; round += 1) {
    w.clock.advance(4 * HOUR_MS);
    expect(await remind()).toEqual({ members: 1 });
    // Told now: two that come within ten minutes of the clock are one message.
    await w.settle();
  }
  w.clock.advance(4 * HOUR_MS);
  expect(await refused(remind())).toBe('REMINDED_OFTEN');
  await w.app.runJob('notice.watch');
  await w.settle();
  expect(await told(reader)).toHaveLength(5);
  expect(await titles(newcomer)).toEqual(['Hygiene week']);
  expect((await get(open, author)).managed?.counts?.all).toBe(2);
  expect(await titles(reader)).toEqual(['Plain', 'Pinned']);
  w.clock.advance(15 * HOUR_MS);
  expect(await titles(reader)).toEqual(['Pinned']);
  expect(await get(pinned, reader)).toMatchObject({ isPinned: false, isExpired: false });
});
