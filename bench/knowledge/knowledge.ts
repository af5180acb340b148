import { randomUUID } from 'node:crypto';
import { knowledgeApi } from '@rondo/contract/knowledge';
import { over } from '../../apps/server/src/demo/write.queries.ts';
import { createCompany } from '../../apps/server/src/features/company/index.ts';
import { knowledgeList } from '../../apps/server/src/features/knowledge/index.ts';
import { createMember } from '../../apps/server/src/features/people/index.ts';
import { databases } from '../../apps/server/src/platform/db/company-db.ts';
import { appPool, ownerPool } from '../../apps/server/src/platform/db/pool.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { type BenchPostgres, newDatabase } from '../lib/database.ts';
import { median, percentile, short, table } from '../lib/figures.ts';

const FILES = 100_000;
/** Files of a folder; folders of a folder of the top. */
const IN_FOLDER = 50;
const IN_AREA = 100;
const ROUNDS = 50;

/** What lists of the knowledge base cost an ordinary member among 100,000 files, of which every third folder has a list of its own. */
export async function benchKnowledge(
  server: BenchPostgres,
  share: number,
  say: (line: string) => void,
): Promise<string> {
  const name = 'rondo_bench_knowledge';
  await newDatabase(server, name);
  const url = server.url(name);
  await migrate(url);
  const files = Math.ceil(FILES / share);
  const { companyId, memberId, folderId } = await written(url, files, say);
  const pool = appPool(url, 2, (error) => say(error.message));
  try {
    const db = databases(pool).of(companyId);
    // Of an actor only these are read.
    type Context = Parameters<typeof knowledgeList>[0];
    const actor = { companyId, memberId, codes: new Set(), timeZone: 'Asia/Shanghai' } as unknown as Context['actor'];
    const context = { db, actor, now: () => new Date() } as Context;
    const asked = {
      'a folder': { parentId: folderId },
      'all files': { set: 'all' },
      'all, newest first': { set: 'all', sort: '-updated' },
      'search by three letters': { set: 'all', keyword: '4321' },
      'search by two signs': { set: 'all', keyword: '手册' },
      'search that finds nothing': { set: 'all', keyword: 'nothing like this' },
      'shared with me': { set: 'shared' },
    } as const;
    const rows = [['list of an ordinary member', 'rows', 'p50 ms', 'p95 ms']];
    for (const [what, input] of Object.entries(asked)) {
      const parsed = knowledgeApi.list.input.parse(input);
      const times: number[] = [];
      let total = 0;
      for (let round = -5; round < ROUNDS; round++) {
        const began = performance.now();
        ({ total } = await knowledgeList(context, parsed));
        if (round >= 0) times.push(performance.now() - began);
      }
      rows.push([what, String(total), short(median(times)), short(percentile(times, 0.95))]);
    }
    return `${files.toLocaleString('en-US')} files\n${table(rows)}`;
  } finally {
    await pool.end();
  }
}

/** Areas at the top, folders in them, files in those; every third folder is for the role of the member or for others. */
async function written(url: string, files: number, say: (line: string) => void) {
  const owner = ownerPool(url, 1, (error) => say(error.message));
  const [companyId, memberId, bossId] = [randomUUID(), randomUUID(), randomUUID()];
  const began = performance.now();
  try {
    const db = over(owner);
    const plain = { timeZone: 'Asia/Shanghai', isDemo: false, language: 'zh-CN' } as const;
    const start = await createCompany(db, { id: companyId, name: 'Knowledge', ...plain, newId: randomUUID });
    for (const [id, isOwner] of [
      [bossId, true],
      [memberId, false],
    ] as const) {
      const personId = randomUUID();
      const mail = `${id}@bench.rondo`;
      await owner.query(`insert into person (id, mail, register_type, language) values ($1, $2, 2, 'zh-CN')`, [
        personId,
        mail,
      ]);
      await createMember(db, companyId, {
        ...{ id, personId, mail, mobile: null, name: mail.slice(0, 8), state: 'active', isOwner },
        scope: { kind: 'some', shopIds: [], groupIds: [] },
        roleIds: [start.roleIds[isOwner ? 'owner' : 'staff']],
        departmentId: start.rootDepartmentId,
      });
    }
    const folders = Math.ceil(files / IN_FOLDER);
    const node = `insert into knowledge_node (company_id, id, parent_id, kind, name, search, owner_id, mode, lineage, boundary_id,
      version_id, ending, size_bytes, created_at, updated_at, updated_by)`;
    const at = `now() - random() * interval '500 days'`;
    await owner.query(
      `${node} select $1, id, null, 'folder', '区域 ' || n, '区域 ' || n, $2, 'inherit', array[id], null, null, null, null, ${at}, ${at}, $2
        from (select n, gen_random_uuid() as id from generate_series(1, $3::int) n) x`,
      [companyId, bossId, Math.ceil(folders / IN_AREA)],
    );
    await owner.query(
      `${node} select $1, x.id, p.id, 'folder', 'Folder ' || n, 'Folder ' || n, $2, case when n % 3 = 0 then 'own' else 'inherit' end,
          array[p.id, x.id], case when n % 3 = 0 then x.id end, null, null, null, ${at}, ${at}, $2
        from (select n, gen_random_uuid() as id from generate_series(1, $3::int) n) x
        join (select id, row_number() over () as no, count(*) over () as all_of from knowledge_node where company_id = $1) p
          on p.no = 1 + x.n % p.all_of`,
      [companyId, bossId, folders],
    );
    await owner.query(
      `insert into knowledge_grant (company_id, node_id, subject, level)
       select company_id, id, 'role:' || case when random() < 0.5 then $2::text else gen_random_uuid()::text end, 'view'
         from knowledge_node where company_id = $1 and mode = 'own'`,
      [companyId, start.roleIds.staff],
    );
    await owner.query(
      `${node} select $1, x.id, p.id, 'file', '操作手册 ' || n || '.pdf', '操作手册 ' || n || '.pdf' || E'\\n' || 'caozuoshouce', $2, 'inherit',
          p.lineage || x.id, p.boundary_id, gen_random_uuid(), 'pdf', 1000 + n, ${at}, ${at}, $2
        from (select n, gen_random_uuid() as id from generate_series(1, $3::int) n) x
        join (select id, lineage, boundary_id, row_number() over () as no, count(*) over () as all_of from knowledge_node
          where company_id = $1 and parent_id is not null) p on p.no = 1 + x.n % p.all_of`,
      [companyId, bossId, files],
    );
    await owner.query('vacuum analyze');
    const { rows } = await owner.query<{ id: string }>(
      `select id from knowledge_node where company_id = $1 and kind = 'folder' and parent_id is not null and boundary_id is null limit 1`,
      [companyId],
    );
    say(`  written in ${short((performance.now() - began) / 1000)} s`);
    return { companyId, memberId, folderId: rows[0]?.id ?? '' };
  } finally {
    await owner.end();
  }
}
