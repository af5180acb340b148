import { albumApi as api } from '@rondo/contract/album';
import { messageApi } from '@rondo/contract/message';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { screenshots } from '../../../test/album.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'UTC' });
  owner = company.owner;
  shopId = await company.shop();
});

const DAYS = { capture: 60, upload: 45, ai: 30, clip: 730 };
const save = (more: Partial<typeof DAYS> = {}, rev = 0, who = owner) =>
  who.call(api.saveRetention, { ...DAYS, ...more, rev });
const expiry = async (id: string) => (await owner.call(api.get, { id })).expiresOn;
const inDays = (days: number) => addDays(civilDate(w.clock.now(), 'UTC'), days);

describe('how long pictures are kept', () => {
  it('is as the product has it until the company sets it, for pictures from then on', async () => {
    const [before = ''] = await screenshots(owner, shopId);
    expect(await owner.call(api.retention, {})).toEqual({
      ...{ capture: 180, upload: 180, ai: 90, clip: 90, rev: 0, can: { edit: true } },
    });
    await save();
    const [after = ''] = await screenshots(owner, shopId);
    expect([await expiry(before), await expiry(after)]).toEqual([inDays(180), inDays(45)]);
    expect(await owner.call(api.retention, {})).toMatchObject({ ...DAYS, rev: 1 });
    const [entry] = await w.sql<{ data: { changes: { field: string }[] } }>(
      `select data from history where company_id = $1 and object_kind = 'album' and event = 'retention'`,
      [company.id],
    );
    expect(entry?.data.changes).toHaveLength(4);
  });

  it('stays within its bounds, is set by who sets the company, and of two at once by one', async () => {
    const { min, max } = LIMIT.album.kept;
    expect(await refused(save({ ai: min - 1 }))).toBe('INPUT_REFUSED');
    expect(await refused(save({ clip: max + 1 }))).toBe('INPUT_REFUSED');
    const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
    expect(await refused(save({}, 0, inspector))).toBe('FORBIDDEN');
    expect((await inspector.call(api.retention, {})).can.edit).toBe(false);
    const twenty = Array.from({ length: 20 }, (_, n) => save({ ai: min + n }));
    expect(await outcomes(twenty)).toEqual({ won: 1, reasons: new Set(['STALE']) });
  });
});

describe('pictures that go and that nobody took', () => {
  const told = async (who: Person) =>
    (await who.call(messageApi.list, {})).list.filter(({ page }) => page === '/album?expiring=true').length;
  const night = async () => {
    w.clock.advance(DAY_MS);
    await w.app.runJob('album.retain');
    await w.settle();
  };

  it('are told to who sets how long they are kept, once a week, and to nobody else', async () => {
    const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
    const ids = await screenshots(inspector, shopId, { count: 2 });
    const at = w.clock.now();
    await w.sql(`update album_picture set source = 'snapshot', taken_by = null, expires_on = $1 where id = $2`, [
      inDays(LIMIT.album.toldDays + 4),
      ids[0],
    ]);
    await night();
    expect(await told(owner)).toBe(0);
    for (const _ of [1, 2, 3, 4]) await night();
    expect([await told(owner), await told(inspector)]).toEqual([1, 0]);
    for (const _ of [1, 2, 3]) await night();
    expect(await told(owner)).toBe(1);
    w.clock.set(at);
  });
});
