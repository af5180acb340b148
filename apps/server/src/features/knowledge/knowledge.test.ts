import { fileApi } from '@rondo/contract/file';
import { knowledgeApi as api } from '@rondo/contract/knowledge';
import { messageApi } from '@rondo/contract/message';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archive, pdf } from '../../../test/document.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenFile, givenFolder, sendParts, TWO_PARTS, uploadInto } from '../../../test/knowledge.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let ann: Person;
let bo: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
  [ann, bo] = [await company.member({ name: '王安' }), await company.member()];
});
afterAll(() => w.stop());

const list = (who: Person, parentId?: string, set: 'folder' | 'all' | 'recent' | 'favourite' | 'shared' = 'folder') =>
  who.call(api.list, { set, ...(parentId === undefined ? {} : { parentId }) });
const names = async (who: Person, parentId?: string) => (await list(who, parentId)).list.map(({ name }) => name);
const detail = (who: Person, id: string) => who.call(api.get, { id });
type Grant = { kind: 'everyone' | 'member'; id: string; level: 'view' | 'manage' };
async function share(by: Person, id: string, ...grants: Grant[]): Promise<void> {
  const { rev } = await by.call(api.permissions, { id });
  await by.call(api.setPermissions, { id, rev, mode: 'own', grants });
}
const to = ({ id }: Person, level: 'view' | 'manage'): Grant => ({ kind: 'member', id, level });
const open = (who: Person, path: string, download = false) => {
  const at = { ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` };
  return who.call(at, download ? { download } : {});
};
/** The bytes behind the path of a file, as an element of a page loads them. */
async function load(who: Person, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${w.base}${(await open(who, path)).url}`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

it('takes a film in parts, goes on after a break, counts what comes twice once, and keeps exactly what was sent', async () => {
  const folder = await givenFolder(owner, null, 'Films');
  const bytes = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(TWO_PARTS, 7)]);
  const begun = { parentId: folder, name: 'How to 煮饭.MP4', sizeBytes: bytes.length, requestId: requestId() };
  const { id: uploadId, partBytes } = await owner.call(api.uploadBegin, begun);
  const part = (offset: number, some = bytes.subarray(offset, offset + partBytes)) =>
    owner.call(api.uploadPart, { uploadId, offset }, { files: [{ name: 'x', bytes: some }] });
  expect(await refused(part(partBytes))).toBe('KNOWLEDGE_OFFSET');
  expect(await refused(part(0, bytes.subarray(0, 10)))).toBe('FILE_BROKEN');
  // Two tabs at once: one counts, both are told where it stands.
  expect(await Promise.all([part(0), part(0)])).toMatchObject([{ offset: partBytes }, { offset: partBytes }]);
  expect(await part(0)).toMatchObject({ offset: partBytes });
  const end = { uploadId, requestId: requestId() };
  expect(await refused(owner.call(api.uploadFinish, end))).toBe('KNOWLEDGE_UNFINISHED');
  expect(await owner.call(api.uploads, {})).toMatchObject([{ id: uploadId, offset: partBytes, parentId: folder }]);
  expect(await owner.call(api.uploadBegin, begun)).toMatchObject({ id: uploadId, offset: partBytes });
  for (const stranger of [ann, (await w.company()).owner])
    expect(
      await refused(stranger.call(api.uploadPart, { uploadId, offset: partBytes }, { files: [{ name: 'x', bytes }] })),
    ).not.toBe(null);
  expect(await part(partBytes)).toMatchObject({ offset: bytes.length });
  const kept = await owner.call(api.uploadFinish, end);
  expect(kept.version).toBe(1);
  expect(await owner.call(api.uploadFinish, end)).toEqual(kept);
  expect(await refused(owner.call(api.uploadFinish, { ...end, requestId: requestId() }))).toBe('NOT_FOUND');
  const { file, ...node } = await detail(ann, kept.id ?? '');
  expect(node).toMatchObject({
    name: begun.name,
    format: 'video',
    sizeBytes: bytes.length,
    level: 'view',
    versionNumber: 1,
  });
  const whole = await load(ann, file?.path ?? '');
  expect(whole.bytes.equals(bytes)).toBe(true);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  const range = await load(ann, file?.path ?? '', { range: 'bytes=4-11' });
  expect([range.status, range.bytes.toString()]).toEqual([206, 'ftypmp42']);
  expect(await owner.call(api.uploads, {})).toEqual([]);
});

it('says before and after what it does not take, and looks at what a name promises', async () => {
  const folder = await givenFolder(owner, null, 'Mixed');
  const begin = (name: string, sizeBytes: number) =>
    refused(owner.call(api.uploadBegin, { parentId: folder, name, sizeBytes, requestId: requestId() }));
  expect(await begin('a.exe', 10)).toBe('KNOWLEDGE_TYPE');
  expect(await begin('a.pdf', 100 * 1024 * 1024 + 1)).toBe('KNOWLEDGE_TOO_LARGE');
  const finish = (name: string, bytes: Buffer) => refused(uploadInto(owner, folder, { name, bytes }));
  expect(await finish('a.pdf', Buffer.from('MZ no pdf'))).toBe('KNOWLEDGE_CONTENT');
  expect(await finish('b.docx', archive('word/document.xml', 'word/vbaProject.bin'))).toBe('DOCUMENT_UNSAFE');
  expect(await finish('c.xlsx', archive('word/document.xml'))).toBe('KNOWLEDGE_CONTENT');
  expect(await finish('d.txt', Buffer.from('<html><script>'))).toBe('KNOWLEDGE_CONTENT');
  expect(await finish('e.md', Buffer.from('a\0b'))).toBe('KNOWLEDGE_CONTENT');
  expect(await finish('f.png', pdf())).toBe('KNOWLEDGE_CONTENT');
  expect(await owner.call(api.uploads, {})).toEqual([]);
  const page = await givenFile(owner, folder, { name: 'page.html', bytes: Buffer.from('<html><script>alert(1)') });
  await givenFile(owner, folder, { name: 'ok.docx', bytes: archive('word/document.xml') });
  const { headers } = await load(owner, (await detail(owner, page)).file?.path ?? '');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect(await names(ann, folder)).toEqual(['ok.docx', 'page.html']);
});

it('a name that is taken is kept beside, as the next version, or skipped; old versions come back and have an end', async () => {
  const folder = await givenFolder(owner, null, 'Recipes');
  const id = await givenFile(owner, folder, { name: 'Rice.pdf', bytes: pdf('one') });
  const again = { name: 'RICE.pdf', bytes: pdf('two') };
  expect(await refused(uploadInto(owner, folder, again))).toBe('KNOWLEDGE_NAME_TAKEN');
  for (const { id: left } of await owner.call(api.uploads, {})) await owner.call(api.uploadCancel, { id: left });
  const { taken } = await owner.call(api.uploadCheck, { parentId: folder, names: ['RICE.pdf', 'new.pdf'] });
  expect(taken).toEqual([{ id, name: 'Rice.pdf', mayAddVersion: true }]);
  expect(await uploadInto(owner, folder, { ...again, onDuplicate: 'skip' })).toEqual({ id: null, version: 0 });
  await uploadInto(owner, folder, { ...again, onDuplicate: 'both' });
  expect(await names(owner, folder)).toEqual(['RICE (2).pdf', 'Rice.pdf']);
  expect(await uploadInto(owner, folder, { ...again, onDuplicate: 'version', comment: 'less salt' })).toEqual({
    id,
    version: 2,
  });
  const { rev, file } = await detail(owner, id);
  expect((await load(ann, file?.path ?? '')).bytes.equals(pdf('two'))).toBe(true);
  expect((await owner.call(api.restoreVersion, { id, rev, number: 1 })).rev).toBe(rev + 1);
  expect(await refused(owner.call(api.restoreVersion, { id, rev, number: 1 }))).toBe('STALE');
  const past = await ann.call(api.versions, { id });
  expect(past.map(({ number, comment }) => [number, comment])).toEqual([
    [3, ''],
    [2, 'less salt'],
    [1, ''],
  ]);
  const { versions } = LIMIT.knowledge;
  await w.sql(
    `insert into knowledge_version (company_id, id, node_id, number, file_id, name, size_bytes, created_by, created_at)
      select company_id, gen_random_uuid(), node_id, n, file_id, name, size_bytes, created_by, created_at
        from knowledge_version cross join generate_series(4, $2::int) n where node_id = $1 and number = 3`,
    [id, versions + 2],
  );
  const now = await detail(owner, id);
  await owner.call(api.restoreVersion, { id, rev: now.rev, number: versions });
  expect((await owner.call(api.versions, { id })).map(({ number }) => number).at(-1)).toBe(4);
  const uses = await w.sql<{ count: number }>('select count(*)::int as count from file_use where object_id = $1', [id]);
  expect(uses[0]?.count).toBe(1);
});

it('a file without its download switch is shown to those who view it and kept by those who manage it', async () => {
  const folder = await givenFolder(owner, null, 'Secret sauce');
  const id = await givenFile(owner, folder, { name: 'Sauce.pdf' });
  const { rev, name, file } = await detail(owner, id);
  await owner.call(api.edit, { id, rev, name, allowsDownload: false });
  const path = file?.path ?? '';
  expect((await detail(ann, id)).can).toEqual([]);
  expect((await load(ann, path)).status).toBe(200);
  expect(await refused(open(ann, path, true))).toBe('FORBIDDEN');
  expect((await open(owner, path, true)).url).toContain('&w=');
  await share(owner, folder, to(bo, 'view'));
  expect(await refused(open(ann, path))).toBe('NOT_FOUND');
  expect(await refused(detail(ann, id))).toBe('NOT_FOUND');
  expect((await load(bo, path)).status).toBe(200);
});

it('managing is what writing needs; whoever only views is refused, and sees nothing of what is not theirs', async () => {
  const top = await givenFolder(owner, null, 'Area North');
  const inner = await givenFolder(owner, top, 'Closed');
  const id = await givenFile(owner, inner, { name: 'Plan.pdf' });
  const viewed = await detail(ann, id);
  expect(viewed.source).toMatchObject({ why: 'list', node: null, isHere: false, subject: { kind: 'everyone' } });
  for (const call of [
    () => ann.call(api.createFolder, { parentId: top, name: 'x', requestId: requestId() }),
    () => ann.call(api.createFolder, { parentId: null, name: 'x', requestId: requestId() }),
    () => ann.call(api.edit, { id, rev: viewed.rev, name: 'y.pdf' }),
    () => ann.call(api.setPermissions, { id, rev: viewed.rev, mode: 'own', grants: [] }),
    () => ann.call(api.move, { ids: [id], parentId: null }),
    () => ann.call(api.remove, { ids: [id] }),
    () => ann.call(api.uploadBegin, { parentId: top, name: 'y.pdf', sizeBytes: 5, requestId: requestId() }),
  ])
    expect(await refused(call())).toBe('FORBIDDEN');
  const grants = [to(bo, 'view'), to(ann, 'manage')];
  const tried = await owner.call(api.tryPermissions, { id, mode: 'own', grants: grants.slice(0, 1) });
  expect([tried.gain.count, tried.lose.people.map((one) => one.id)]).toEqual([0, [ann.id]]);
  await share(owner, top, to(bo, 'manage'));
  await share(owner, id, ...grants);
  // Neither the folder nor those above it have a name for her.
  const shared = await list(ann, undefined, 'shared');
  expect(shared.list.map((node) => [node.id, node.parentId, node.level])).toEqual([[id, null, 'manage']]);
  const texts = JSON.stringify([shared, await detail(ann, id), await ann.call(api.permissions, { id })]);
  expect(texts).not.toMatch(/Area North|Closed/);
  expect(await refused(list(ann, inner))).toBe('NOT_FOUND');
  // Managers above go on managing what has a list of its own.
  expect(await detail(bo, id)).toMatchObject({
    level: 'manage',
    source: { why: 'list', node: { id: top }, isHere: false },
  });
  await ann.call(api.edit, {
    id,
    rev: (await detail(ann, id)).rev,
    name: '店长手册.pdf',
    introduction: 'for new ones',
  });
  expect((await owner.call(api.list, { set: 'all', keyword: 'dianzhang plan' })).list.map((node) => node.id)).toEqual(
    [],
  );
  expect((await owner.call(api.list, { set: 'all', keyword: '手册 new' })).list.map((node) => node.id)).toEqual([id]);
  const { rev } = await ann.call(api.permissions, { id });
  expect(await refused(ann.call(api.edit, { id, rev, name: 'Plan.exe' }))).toBe('KNOWLEDGE_ENDING');
});

it('moves with who gains and loses, never into itself, and never both ways at once', async () => {
  const [open, closed] = [await givenFolder(owner, null, 'Open'), await givenFolder(owner, null, 'For Ann')];
  await share(owner, closed, to(ann, 'view'));
  const id = await givenFile(owner, open, { name: 'Moved.pdf' });
  const change = await owner.call(api.tryMove, { ids: [id], parentId: closed });
  expect([change.gain.count, change.lose.people.map((one) => one.id)]).toEqual([0, [bo.id]]);
  await owner.call(api.move, { ids: [id], parentId: closed });
  expect(await refused(detail(bo, id))).toBe('NOT_FOUND');
  expect((await detail(ann, id)).crumbs.map(({ name }) => name)).toEqual(['For Ann']);
  const both = [
    owner.call(api.move, { ids: [open], parentId: closed }),
    owner.call(api.move, { ids: [closed], parentId: open }),
  ];
  expect(await outcomes(both)).toEqual({ won: 1, reasons: new Set(['KNOWLEDGE_INTO_ITSELF']) });
  await share(owner, open, to(bo, 'manage'));
  expect(await refused(bo.call(api.move, { ids: [open], parentId: null }))).toBe('FORBIDDEN');
});

it('comes back out of the bin for the same people, to the top where its folder is gone, and is gone after 30 days', async () => {
  const folder = await givenFolder(owner, null, 'Old');
  await share(owner, folder, to(ann, 'view'));
  const [id, other] = [
    await givenFile(owner, folder, { name: 'Old.pdf' }),
    await givenFile(owner, folder, { name: 'Older.pdf' }),
  ];
  const { file } = await detail(owner, id);
  await owner.call(api.remove, { ids: [id] });
  await owner.call(api.remove, { ids: [folder] });
  expect(await refused(open(ann, file?.path ?? ''))).toBe('NOT_FOUND');
  expect((await owner.call(api.bin, {})).map((entry) => entry.id)).toEqual([folder, id]);
  expect(await ann.call(api.bin, {})).toEqual([]);
  expect(await owner.call(api.restore, { id })).toEqual({ name: 'Old.pdf', parentId: null });
  expect((await detail(ann, id)).mode).toBe('own');
  expect(await refused(detail(bo, id))).toBe('NOT_FOUND');
  await w.sql('update knowledge_node set deleted_at = $2 where deleted_with = $1', [
    folder,
    new Date(w.clock.now().getTime() - 31 * DAY_MS),
  ]);
  const broken = await sendParts(owner, null, 'Broken.pdf', pdf());
  await w.sql(`update knowledge_upload set updated_at = updated_at - interval '4 days' where id = $1`, [broken]);
  await w.app.runJob('knowledge.sweep');
  expect(await w.sql('select id from knowledge_node where id = any($1)', [[folder, other]])).toEqual([]);
  expect(await w.sql('select file_id from file_use where object_id = $1', [other])).toEqual([]);
  expect(await owner.call(api.uploads, {})).toEqual([]);
  expect((await load(ann, file?.path ?? '')).status).toBe(200);
});

it('is asked for by who may not see it: those who manage it decide, and only then the asker reads its name', async () => {
  const folder = await givenFolder(owner, null, 'Board');
  const id = await givenFile(owner, folder, { name: 'Minutes.pdf' });
  await share(owner, folder, to(bo, 'view'));
  const ask = (nodeId: string) => ann.call(api.requestAccess, { nodeId, reason: 'audit', requestId: requestId() });
  expect(await Promise.all([ask(id), ask(id), ask(requestId())])).toEqual(Array(3).fill({ done: true }));
  const mine = await ann.call(api.requests, { set: 'mine' });
  expect(mine.list).toMatchObject([{ node: null, state: 'pending', can: ['withdraw'] }]);
  expect((await bo.call(api.requests, { set: 'toDecide' })).list).toEqual([]);
  const [request] = (await owner.call(api.requests, { set: 'toDecide', state: ['pending'] })).list;
  expect(request).toMatchObject({ node: { id, name: 'Minutes.pdf' }, member: { id: ann.id }, reason: 'audit' });
  const grant = { id: request?.id ?? '', rev: request?.rev ?? 0, act: 'grant' } as const;
  expect(await refused(ann.call(api.decideRequest, grant))).toBe('FORBIDDEN');
  await owner.call(api.decideRequest, grant);
  expect(await refused(owner.call(api.decideRequest, { ...grant, rev: grant.rev + 1 }))).toBe('MOVE_NOT_ALLOWED');
  expect(await detail(ann, id)).toMatchObject({ level: 'view', parentId: null, mode: 'own' });
  expect((await detail(bo, id)).level).toBe('view');
  await w.settle();
  const told = (await ann.call(messageApi.list, {})).list.map(({ title }) => title).join();
  expect(told).toContain('Minutes.pdf');
});

it('remembers visits, favourites and recent files; owners hear once of a review date', async () => {
  const id = await givenFile(owner, null, { name: 'Visited.pdf' });
  for (const place of [1, 7]) await ann.call(api.visit, { id, place });
  await ann.call(api.favourite, { id, isFavourite: true });
  expect(await detail(ann, id)).toMatchObject({ place: 7, views: 1, isFavourite: true });
  for (const set of ['recent', 'favourite'] as const)
    expect((await list(ann, undefined, set)).list.map((node) => node.id)).toEqual([id]);
  expect((await owner.call(api.readers, { id })).list).toMatchObject([{ member: { id: ann.id }, times: 1 }]);
  expect(await refused(bo.call(api.readers, { id }))).toBe('FORBIDDEN');
  const { rev, name } = await detail(owner, id);
  await owner.call(api.edit, { id, rev, name, reviewOn: w.clock.now().toISOString().slice(0, 10) });
  for (let night = 0; night < 2; night += 1) await w.app.runJob('knowledge.remind');
  await w.settle();
  const told = (await owner.call(messageApi.list, {})).list.filter(({ title }) => title.includes('Visited.pdf'));
  expect(told).toHaveLength(1);
});
