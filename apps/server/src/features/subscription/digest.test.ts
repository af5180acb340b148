import { read, utils } from '@e965/xlsx';
import { fileApi } from '@rondo/contract/file';
import { messageApi } from '@rondo/contract/message';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { frozenReport } from '@rondo/contract/subscription-shapes';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { deliveriesOf, mailOf, NOW, type Subscribed, subscribe, subscribedWorld } from '../../../test/subscription.ts';

/** Failed items of four at each store, before the period and in it; null: it was not inspected. */
const STORES: [name: string, before: number[] | null, now: number[] | null][] = [
  ['As before', [0], [0]],
  ['Better', [0, 1, 2], []],
  ['Fine at first', null, []],
  ['Left alone', [0, 1], null],
  ['Not passed at first', null, [0, 1, 2]],
  ['Red again', [0], [0]],
  ['Worse', [], [0, 1]],
];
/** Sent the day after, at half past eight in Shanghai. */
const INSPECTED = '2026-11-27T03:00:00Z';
const SENT = '2026-11-28T00:30:00Z';

let given: Subscribed;
let reader: Person;
beforeAll(async () => {
  given = await subscribedWorld();
  const { w, company, make, owner } = given;
  const template = await make.template();
  const shops = new Map<string, string>();
  for (const [name, before, now] of STORES) {
    const shopId = await company.shop({ name });
    shops.set(name, shopId);
    const one = { shopId, template, inspector: owner };
    if (before) await make.record({ ...one, at: '2026-11-20T02:00:00Z', fails: before });
    // The newest before counts, not the first; what was voided does not.
    if (before) await make.record({ ...one, at: '2026-11-19T02:00:00Z', fails: [0, 1, 2, 3] });
    if (before) await make.record({ ...one, at: '2026-11-21T02:00:00Z', fails: [0, 1, 2, 3], state: 'void' });
    if (now) await make.record({ ...one, at: INSPECTED, fails: now, redLines: name === 'Red again' ? 1 : 0 });
  }
  reader = await company.member({ role: 'store_manager', shopIds: [shops.get('Worse') ?? ''] });
  await w.settle();
});
afterAll(() => given.stop());

const digest = { report: 'statistics', onlyChanged: true } as const;

async function sendAt(at: string): Promise<void> {
  given.w.clock.set(at);
  await given.w.app.runJob('subscription.watch');
}

const keyOf = (mail: ParsedMail): string => /report\?key=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
const nextMail = async (who: Person) => given.mails.next(await mailOf(given.w, who));

it('names the stores where something changed, the gravest first, and the rest in one line', async () => {
  const { w, owner } = given;
  const id = await subscribe(owner, [owner.id, reader.id], { ...digest, name: 'Digest' });
  await sendAt(SENT);
  const mail = await nextMail(owner);
  w.clock.set(NOW);
  const [file] = mail.attachments;
  const rows = utils.sheet_to_json<Record<string, unknown>>(read(file?.content).Sheets['What changed'] ?? {});
  expect(rows.map((row) => [row.Store, row['What changed'], row['Rate before'], row.Rate, row['Red lines']])).toEqual([
    ['Red again', 'Red line', 0.75, 0.75, 1],
    ['Not passed at first', 'Not passed, first inspection', undefined, 0.25, 0],
    ['Worse', 'Worse than before', 1, 0.5, 0],
    ['Better', 'Better than before', 0.25, 1, 0],
  ]);
  const rest = 'Nothing changed at 2 other inspected stores';
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain(rest);
    expect(text).toContain('Not passed, first inspection');
    for (const [name] of STORES)
      expect([name, String(text).includes(name)]).toEqual([name, rows.some((row) => row.Store === name)]);
  }
  expect(mail.subject).toBe('Digest · 2026-11-27');

  const whole = frozenReport.parse((await owner.call(fileApi.snapshot, { key: keyOf(mail) })).data);
  const quiet = whole.quiet?.rows.at.map((at) => whole.sheets.shops?.rows[at]?.[0]);
  expect([whole.quiet?.value, quiet?.toSorted()]).toEqual([2, ['As before', 'Fine at first']]);
  expect(mail.html).toContain(`key=${keyOf(mail)}&#38;figure=quiet`);

  const key = keyOf(await nextMail(reader));
  const frozen = frozenReport.parse((await reader.call(fileApi.snapshot, { key })).data);
  expect([frozen.listed, frozen.quiet]).toEqual([1, { value: 0, rows: { sheet: 'shops', at: [] } }]);
  expect(frozen.sheets[frozen.list]?.rows.map(([shop]) => shop)).toEqual(['Worse']);
  await owner.call(api.move, { id, rev: (await owner.call(api.get, { id })).rev, event: 'end' });
});

it('is all quiet where nothing changed, or does not come where that is wished', async () => {
  const { w, owner } = given;
  const quiet = await subscribe(owner, [owner.id], { ...digest, name: 'Quiet', channels: ['mail', 'in_app'] });
  const silent = await subscribe(owner, [owner.id], { ...digest, name: 'Silent', skipEmpty: true });
  await sendAt('2026-11-29T00:30:00Z');
  const mail = await nextMail(owner);
  w.clock.set(NOW);
  expect(mail.subject).toBe('Quiet · 2026-11-28 · all quiet');
  expect(mail.text).toContain('All quiet: nothing changed at 0 inspected stores');
  await w.settle();
  const { list } = await owner.call(messageApi.list, {});
  expect(list.find(({ title }) => title === 'Report “Quiet”')?.body).toContain('All quiet');
  expect((await deliveriesOf(owner, quiet)).map(({ state }) => state)).toEqual(['sent']);
  expect((await deliveriesOf(owner, silent)).map(({ skipped }) => skipped)).toEqual(['empty']);
});

it('is for lists of stores alone, and an edit of it stands in the history', async () => {
  const { w, owner } = given;
  w.clock.set(NOW);
  expect(await refused(subscribe(owner, [owner.id], { onlyChanged: true }))).toBe('INPUT_REFUSED');
  const id = await subscribe(owner, [owner.id], { report: 'statistics', name: 'Edited' });
  const { rev, name, period, schedule, channels, withFile, skipEmpty } = await owner.call(api.get, { id });
  const fields = { name, period, schedule, channels, withFile, skipEmpty, memberIds: [owner.id] };
  await owner.call(api.edit, { id, rev, ...fields, onlyChanged: true });
  const one = await owner.call(api.get, { id });
  expect(one.onlyChanged).toBe(true);
  expect(one.history.at(-1)?.data.changes).toEqual([{ field: 'onlyChanged', before: 'No', after: 'Yes' }]);
});
