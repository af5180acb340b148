import { randomUUID } from 'node:crypto';
import { bitsOf, hashOfBits } from '@rondo/domain/photo-hash';
import { over } from '../../apps/server/src/demo/write.queries.ts';
import { createCompany } from '../../apps/server/src/features/company/index.ts';
import { matchesOf } from '../../apps/server/src/features/photo-hash/index.ts';
import { databases } from '../../apps/server/src/platform/db/company-db.ts';
import { appPool, ownerPool } from '../../apps/server/src/platform/db/pool.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { type Chance, chanceOf } from '../lib/chance.ts';
import { type BenchPostgres, newDatabase, withClient } from '../lib/database.ts';
import { median, percentile, short, table } from '../lib/figures.ts';

/** Photos of 180 days, all of them candidates. */
const PHOTOS = 1_000_000;
/** Photos of a large inspection. */
const IN_RECORD = 30;
const ROUNDS = 100;

/** What a million photos cost whoever hands one in: the nearest of one photo, and of all photos of an inspection. Planted ones must be found. */
export async function benchPhotos(server: BenchPostgres, share: number, say: (line: string) => void): Promise<string> {
  const name = 'rondo_bench_photos';
  await newDatabase(server, name);
  const url = server.url(name);
  await migrate(url);
  const photos = Math.ceil(PHOTOS / share);
  const company = await written(url, photos, say);
  const pool = appPool(url, 2, (error) => say(error.message));
  const chance = chanceOf('photos');
  try {
    const db = databases(pool).of(company.id);
    // Of an actor only the company and the member are read.
    const actor = { companyId: company.id, memberId: randomUUID() } as Parameters<typeof matchesOf>[0]['actor'];
    const known = await sampled(url, company.id);
    const ask = async (count: number) => {
      const asked = Array.from({ length: count }, () => ({
        ...{ fileId: randomUUID(), hash: turned(chance, chance.pick(known)), shopId: company.shopId },
        ...{ handedInAt: new Date(), objectIds: [randomUUID()], exceptIds: [] },
      }));
      const began = performance.now();
      const found = await matchesOf({ db, actor }, asked);
      if (found.length !== count) throw new Error(`${count - found.length} of ${count} planted photos were not found`);
      return performance.now() - began;
    };
    const rows = [['photos asked about', 'p50 ms', 'p95 ms']];
    for (const count of [1, IN_RECORD]) {
      for (let warm = 0; warm < 10; warm++) await ask(count);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await ask(count));
      rows.push([String(count), short(median(times)), short(percentile(times, 0.95))]);
    }
    return `${photos.toLocaleString('en-US')} photos of 180 days\n${table(rows)}`;
  } finally {
    await pool.end();
  }
}

/** A company with one store and its photos. Half of them are as real ones are: neighbours in a row of a picture rise or fall together. */
async function written(url: string, photos: number, say: (line: string) => void) {
  const owner = ownerPool(url, 1, (error) => say(error.message));
  const ids = { id: randomUUID(), shopId: randomUUID() };
  const began = performance.now();
  try {
    const plain = { timeZone: 'Asia/Shanghai', isDemo: false, language: 'zh-CN' } as const;
    const start = await createCompany(over(owner), { id: ids.id, name: 'Photos', ...plain, newId: randomUUID });
    await owner.query(
      `insert into shop (company_id, id, name, group_id, lineage, state, created_at, updated_at)
       select company_id, $2, 'Store', id, lineage, 'open', now(), now() from shop_group where company_id = $1 and id = $3`,
      [ids.id, ids.shopId, start.rootGroupId],
    );
    await owner.query(
      `insert into file (company_id, id, sha256, name, mime, size_bytes, source, created_by)
       select $1, gen_random_uuid(), sha256(n::text::bytea), 'a.jpg', 'image/jpeg', 1, 'camera', $2 from generate_series(1, $3::int) n`,
      [ids.id, ids.shopId, photos],
    );
    const bytes = [...Array(256).keys()].map((n) => n.toString(2).padStart(8, '0'));
    const runs = [...bytes, ...Array.from({ length: 256 }, (_, n) => '0000000011111111'.slice(n % 9, (n % 9) + 8))];
    const byte = (from: string) => `(${from})[1 + floor(random() * cardinality(${from}))::int]`;
    await owner.query(
      `insert into photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read, hash)
       select $1, 'record', gen_random_uuid(), id, $2, now() - random() * interval '179 days', true,
              (${Array.from({ length: 8 }, () => byte('$3::text[]')).join(' || ')})::bit(64)
         from file where company_id = $1`,
      [ids.id, ids.shopId, runs],
    );
    await owner.query('vacuum analyze');
    say(`  written in ${short((performance.now() - began) / 1000)} s`);
    return ids;
  } finally {
    await owner.end();
  }
}

async function sampled(url: string, companyId: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ hash: string }>(
      `select hash from photo_hash where company_id = $1 and bit_count(hash) between 16 and 48 limit 2000`,
      [companyId],
    );
    return rows.map(({ hash }) => hash);
  });
}

/** The same photo, six bits away. */
function turned(chance: Chance, bits: string): string {
  const at = new Set<number>();
  while (at.size < 6) at.add(chance.below(64));
  return bitsOf([...at].reduce((hash, bit) => hash ^ (1n << BigInt(bit)), hashOfBits(bits)));
}
