import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { noticeApi as api } from '@rondo/contract/notice';
import { noticeFollowApi as follow } from '@rondo/contract/notice-follow';
import { UPLOAD } from '@rondo/domain/upload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let author: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  author = await memberWith(w, company, ['announcement_mange'], { scopeAll: true });
});
afterAll(() => w.stop());

async function sent(readers: Person[], more: Partial<Input<typeof api.create>> = {}): Promise<string> {
  const one = await author.call(api.create, {
    ...{ title: 'Hygiene week', content: [{ kind: 'paragraph', pieces: [{ text: 'Wash your hands' }] }] },
    ...{ audience: { memberIds: readers.map(({ id }) => id) }, requestId: requestId(), ...more },
  });
  await author.call(api.publish, { ...one, requestId: requestId() });
  return one.id;
}
const get = (by: Person, id: string) => by.call(api.get, { id });
const say = (by: Person, id: string, comment: string) =>
  by.call(follow.comment, { id, comment, requestId: requestId() });

it('takes comments where its author allows them: counted, paged, taken away by their writer and by its author', async () => {
  const [bo, cy] = [await company.member({ name: 'Bo' }), await company.member({ name: 'Cy' })];
  const id = await sent([bo, cy], { withComments: true });
  const ids: string[] = [];
  for (let no = 1; no <= 12; no += 1) ids.push((await say(no % 2 ? bo : cy, id, `Comment ${no}`)).id);
  expect((await get(bo, id)).comments).toBe(12);
  const first = await bo.call(follow.comments, { id, size: 10 });
  expect([first.total, first.list.length, first.list[0]?.comment]).toEqual([12, 10, 'Comment 12']);
  const second = await bo.call(follow.comments, { id, size: 10, page: 2 });
  expect(second.list.map(({ comment }) => comment)).toEqual(['Comment 2', 'Comment 1']);
  expect(second.list.map(({ can }) => can.remove)).toEqual([false, true]);
  const [own = '', others = ''] = ids;
  expect(await refused(bo.call(follow.removeComment, { id: others }))).toBe('FORBIDDEN');
  const twice = await outcomes(Array.from({ length: 10 }, () => bo.call(follow.removeComment, { id: own })));
  expect(twice).toEqual({ won: 1, reasons: new Set(['NOT_FOUND']) });
  await author.call(follow.removeComment, { id: others });
  const seen = await get(author, id);
  expect(seen.comments).toBe(10);
  expect(seen.managed?.history.at(-1)).toMatchObject({ event: 'comment_removed', comment: 'Comment 2' });
  expect((await bo.call(follow.comments, { id, size: 20 })).list).toHaveLength(10);
});

it('takes none where it does not allow them, once it is recalled, from who did not get it, and of another company', async () => {
  const [reader, stranger] = [await company.member(), await (await w.company()).member()];
  const silent = await sent([reader]);
  expect(await refused(say(reader, silent, 'Hello'))).toBe('MOVE_NOT_ALLOWED');
  expect(await refused(reader.call(follow.comments, { id: silent }))).toBe('NOT_FOUND');
  expect((await get(reader, silent)).comments).toBeNull();
  const id = await sent([reader], { withComments: true });
  const said = await say(reader, id, 'Hello');
  const outsider = await company.member();
  for (const who of [outsider, stranger]) {
    expect(await refused(say(who, id, 'Hello'))).toBe('NOT_FOUND');
    expect(await refused(who.call(follow.comments, { id }))).toBe('NOT_FOUND');
    expect(await refused(who.call(follow.removeComment, said))).toBe('NOT_FOUND');
  }
  expect(await refused(say(reader, id, '   '))).toBe('INPUT_REFUSED');
  await author.call(api.move, { id, rev: 1, event: 'recall', reason: 'Wrong' });
  expect(await refused(say(reader, id, 'Late'))).toBe('MOVE_NOT_ALLOWED');
  expect(await refused(reader.call(follow.comments, { id }))).toBe('NOT_FOUND');
  expect((await author.call(follow.comments, { id })).list).toHaveLength(1);
});

/** Bytes that begin as an MP4 does. */
const mp4 = (text = 'film'): Buffer => Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.from(text)]);
const upload = (by: Person, name: string, bytes: Uint8Array) =>
  by.call(fileApi.uploadFilm, {}, { files: [{ name, bytes }] });

it('shows a film that its readers play in parts, as long as it is not recalled', async () => {
  const reader = await company.member();
  const film = await upload(author, 'Washing.mp4', mp4());
  expect(film).toMatchObject({ name: 'Washing.mp4', mime: 'video/mp4' });
  const id = await sent([reader], { filmIds: [film.id] });
  expect((await get(reader, id)).films).toMatchObject([{ id: film.id }]);
  const open = (who: Person) =>
    who.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${film.path}` as `/${string}` }, {});
  const { url } = await open(reader);
  const part = await fetch(w.base + url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'ftyp']);
  expect(await refused(open(await company.member()))).toBe('NOT_FOUND');
  await author.call(api.move, { id, rev: 1, event: 'recall', reason: 'Wrong' });
  expect(await refused(open(reader))).toBe('NOT_FOUND');
});

it('takes nothing else for a film, none of somebody else, and no more than its size', async () => {
  expect(await refused(upload(author, 'page.html', mp4()))).toBe('FILM_REFUSED');
  expect(await refused(upload(author, 'film.mp4', Buffer.from('<script>alert(1)</script>')))).toBe('FILM_REFUSED');
  expect(await refused(upload(author, 'film.webm', mp4()))).toBe('FILM_REFUSED');
  expect(await refused(upload(author, 'film.mp4', Buffer.alloc(0)))).toBe('FILE_BROKEN');
  expect(await refused(upload(await company.member(), 'film.mp4', mp4()))).toBe('FORBIDDEN');
  const tooBig = Buffer.concat([mp4(), Buffer.alloc(UPLOAD.notice_film.bytes)]);
  expect(await refused(upload(author, 'film.mp4', tooBig))).toBe('FILE_TOO_LARGE');
  const reader = await company.member();
  const foreign = await memberWith(w, company, ['announcement_mange']);
  const theirs = await upload(foreign, 'theirs.mp4', mp4('theirs'));
  expect(await refused(sent([reader], { filmIds: [theirs.id] }))).toBe('NOT_FOUND');
});
