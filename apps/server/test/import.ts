import { type ImportReport, importApi, type importEndpoints } from '@rondo/contract/import';
import { type JobRun, jobApi } from '@rondo/contract/job';
import type { Input } from '@rondo/contract/kit/endpoint';
import { vi } from 'vitest';
import { compose } from './client.ts';
import { requestId, type World } from './world.ts';
import type { Person } from './world-shape.ts';

type Endpoints = ReturnType<typeof importEndpoints>;
type Api = Pick<Endpoints, 'checkImport' | 'runImport'>;

interface Saying {
  /** By heading: a field, or null to leave it out. Columns that are not named are found. */
  mapping?: (string | null)[];
  defaults?: Record<string, string>;
  sheet?: number;
  templateId?: string;
  name?: string;
}

/** Sends a file to the dry run of an import. */
export function checked(
  api: Api,
  who: Person,
  file: string | Uint8Array,
  { mapping, defaults, sheet, templateId, name = 'table.csv' }: Saying = {},
): Promise<ImportReport> {
  const input = {
    ...(mapping ? { mapping: JSON.stringify(mapping.map((field) => field ?? '')) } : {}),
    ...(defaults ? { defaults: JSON.stringify(defaults) } : {}),
    ...(sheet === undefined ? {} : { sheet }),
    ...(templateId ? { templateId } : {}),
  };
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return who.call(api.checkImport, input, { files: [{ name, bytes }] });
}

/** Runs a dry run to its end. */
export async function imported(
  api: Api,
  who: Person,
  importId: string,
  choice: Partial<Input<Endpoints['runImport']>> = {},
): Promise<JobRun> {
  const { jobId } = await who.call(api.runImport, { importId, requestId: requestId(), ...choice });
  return ended(who, jobId);
}

/** A job when it is over, however it ended. */
export async function ended(who: Person, id: string): Promise<JobRun> {
  return vi.waitFor(
    async () => {
      const job = await who.call(jobApi.get, { id });
      if (job.finishedAt === null) throw new Error(`${job.state}: ${job.done} of ${job.total}`);
      return job;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Takes an import back. */
export async function undone(who: Person, id: string): Promise<JobRun> {
  await who.call(importApi.undo, { id, requestId: requestId() });
  return who.call(jobApi.get, { id });
}

/** The file with the rows that were not right. */
export async function mendOf(w: World, who: Person, id: string): Promise<Uint8Array> {
  const sent = compose(importApi.mend, { id }, who, { now: w.clock.now().getTime() });
  const answer = await fetch(w.base + sent.url, { headers: sent.headers });
  return new Uint8Array(await answer.arrayBuffer());
}
