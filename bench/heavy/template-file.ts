import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportReport } from '@rondo/contract/import';
import { jobApi } from '@rondo/contract/job';
import { templateApi } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { callEndpoint, Refused } from '../../apps/server/test/client.ts';
import { call, type Row, type Scene, taken } from './scene.ts';

const ROWS = LIMIT.import.checkItems;
const LOOK_MS = 50;

/** A file of 500 check items is read and checked, then imported as a template; one row more is refused whole. */
export async function templateFile(scene: Scene): Promise<Row[]> {
  const { owner } = scene;
  const refusal = await check(scene, ROWS + 1).catch((cause: unknown) => cause);
  if (!(refusal instanceof Refused && refusal.reason === 'TOO_MANY_ITEMS')) throw refusal;
  let report: ImportReport | null = null;
  const checkMs = await taken(async () => {
    report = await check(scene, ROWS);
  });
  const { importId, ready } = report ?? { importId: '', ready: 0 };
  if (ready !== ROWS) throw new Error(`${ready} rows of ${ROWS} are ready`);
  const importMs = await taken(async () => {
    const input = { importId, name: `From a file ${randomUUID().slice(0, 8)}`, requestId: randomUUID() };
    const { jobId } = await call(scene, templateApi.runImport, input, owner);
    for (;;) {
      const { state, finishedAt } = await call(scene, jobApi.get, { id: jobId }, owner);
      if (finishedAt !== null && state !== 'done') throw new Error(`the import ended as ${state}`);
      if (finishedAt !== null) return;
      await wait(LOOK_MS);
    }
  });
  return [
    [`a file of ${ROWS} check items is read and checked, s`, checkMs / 1000, null, `${ROWS + 1} refused whole`],
    ['it is imported as a template, s', importMs / 1000, null, ''],
  ];
}

function check({ product, owner }: Scene, rows: number): Promise<ImportReport> {
  const lines = Array.from({ length: rows }, (_, i) => `Area ${i % 10},Item ${i + 1},5`);
  const bytes = new TextEncoder().encode(['category,item,score', ...lines].join('\n'));
  return callEndpoint(product.base, templateApi.checkImport, {}, owner, { files: [{ name: 'items.csv', bytes }] });
}
