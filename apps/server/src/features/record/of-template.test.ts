import type { Input } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { type TemplateDetail, templateApi } from '@rondo/contract/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let template: GivenTemplate;
let shops: string[];

beforeAll(async () => {
  w = await world();
  company = await w.company();
  ({ owner } = company);
  template = await givenTemplate(w, company, { items: 5 });
  const managers = [await company.member({ role: 'store_manager' }), await company.member({ role: 'store_manager' })];
  shops = [];
  // 100 %, 80 % (good) and 60 % (pass): three records of two inspectors.
  for (const [index, failing] of [[], [0], [0, 1]].entries()) {
    const manager = managers[index % 2] ?? owner;
    const shopId = await company.shop({ managerIds: [manager.id] });
    shops.push(shopId);
    const { firstTaskId } = await dispatchTo(w, owner, template.id, [shopId]);
    await inspect(manager, firstTaskId, answersOf(template.items, failing));
  }
});
afterAll(() => w.stop());

const replay = (by: Person = owner) => by.call(recordApi.replay, { templateId: template.id });
const health = (by: Person = owner) => by.call(recordApi.itemHealth, { templateId: template.id });
const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.reason : Promise.reject(error)),
  );
async function edited(change: (draft: TemplateDetail) => Partial<TemplateDetail>) {
  const draft = await owner.call(templateApi.edit, { id: template.id });
  const { id, rev, name, description, modes, content, scoring } = { ...draft, ...change(draft) };
  await owner.call(templateApi.save, { id, rev, name, description, modes, content, scoring });
}

describe('a draft tried on the newest records', () => {
  it('is refused while there is no draft', async () => {
    expect(await reason(replay())).toBe('NOT_FOUND');
  });

  it('changes nothing as long as the draft is what is live', async () => {
    await edited(() => ({}));
    expect(await replay()).toEqual({ records: 3, changed: [] });
  });

  it('names the records whose level changes, with what they were and would be', async () => {
    await edited(({ scoring }) => ({
      scoring: {
        ...scoring,
        levels: scoring.levels.map((one) => (one.key === 'good' ? { ...one, minPercent: 85 } : one)),
      },
    }));
    const { changed } = await replay();
    expect(changed).toMatchObject([
      {
        before: { ratePercent: 80, level: { key: 'good' }, isPass: true },
        after: { ratePercent: 80, level: { key: 'pass' }, isPass: true },
      },
    ]);
    await edited(({ scoring }) => ({
      scoring: {
        ...scoring,
        levels: scoring.levels.map((one) => (one.key === 'good' ? { ...one, minPercent: 80 } : one)),
      },
    }));
    expect((await replay()).changed).toEqual([]);
  });

  it('scores without an item that the draft no longer has', async () => {
    await edited(({ content }) => ({
      content: { categories: content.categories.map((one) => ({ ...one, items: one.items.slice(1) })) },
    }));
    const { changed } = await replay();
    // 60 % becomes 75 %, which is the same level.
    expect(changed.map(({ before, after }) => [before.ratePercent, after.ratePercent])).toEqual([[80, 100]]);
  });

  it('scores without what the draft does not ask the store of a record', async () => {
    await edited(({ content }) => ({
      content: {
        categories: content.categories.map((one) => ({
          ...one,
          items: one.items.map((item, at) =>
            at > 1 ? { ...item, applies: { ...item.applies, tags: ['airport'] } } : item,
          ),
        })),
      },
    }));
    const { changed } = await replay();
    expect(changed.map(({ before, after }) => [before.ratePercent, after.ratePercent]).sort()).toEqual([
      [60, 50],
      [80, 100],
    ]);
  });

  it('shows a reader only the records of their own stores, and a stranger nothing', async () => {
    const role = await company.member({ role: 'administrator' });
    expect((await replay(role)).records).toBe(3);
    const stranger = (await w.company()).owner;
    expect(await reason(replay(stranger))).toBe('NOT_FOUND');
    expect(await health(stranger)).toEqual({ records: 0, items: [] });
    const inspector = await company.member({ role: 'inspector' });
    expect(await reason(replay(inspector))).toBe('FORBIDDEN');
  });
});

describe('the health of items', () => {
  it('are the numbers of the records', async () => {
    const { records, items } = await health();
    const rows = await w.sql<{ item_id: string; asked: string; failed: string }>(
      `select item_id, count(*) filter (where result <> 'none') asked, count(*) filter (where result = 'fail') failed
         from record_item where company_id = $1 group by item_id`,
      [company.id],
    );
    expect(records).toBe(3);
    const numbers = items.map(({ itemId, asked, failed }) => [itemId, asked, failed]);
    expect(numbers.toSorted()).toEqual(
      rows.map((row) => [row.item_id, Number(row.asked), Number(row.failed)]).toSorted(),
    );
    const first = items.find(({ itemId }) => itemId === template.items[0]?.id);
    expect(first).toMatchObject({ asked: 3, failed: 2, failRate: 2 / 3, naRate: 0, suggestion: null });
  });

  it('open exactly the records they count', async () => {
    const { records, items } = await health();
    const list = async (asked: Input<typeof recordApi.list>) =>
      (await owner.call(recordApi.list, { newestOf: template.id, ...asked })).list.length;
    expect(await list({})).toBe(records);
    for (const { itemId, asked, failed, na } of items) {
      const shown = await Promise.all(
        (['asked', 'judged', 'fail', 'na'] as const).map((answered) => list({ itemId, answered })),
      );
      expect(shown).toEqual([asked, asked - na, failed, na]);
      expect((await owner.call(recordApi.itemName, { itemId, newestOf: template.id })).name).not.toBe('');
    }
    expect(items.find(({ itemId }) => itemId === template.items[0]?.id)?.failed).toBe(2);
    const stranger = (await w.company()).owner;
    expect((await stranger.call(recordApi.list, { newestOf: template.id })).list).toEqual([]);
  });

  it('leave out a record that was voided', async () => {
    await w.sql(`update record set state = 'void' where company_id = $1 and shop_id = $2`, [company.id, shops[2]]);
    const { records, items } = await health();
    expect(records).toBe(2);
    const listed = await owner.call(recordApi.list, { newestOf: template.id });
    expect(listed.list).toHaveLength(2);
    expect(items.find(({ itemId }) => itemId === template.items[0]?.id)).toMatchObject({ asked: 2, failed: 1 });
  });
});
