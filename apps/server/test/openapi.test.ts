import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allEndpoints } from '@rondo/contract/all';
import { CODES } from '@rondo/contract/kit/codes';
import { openapi } from '@rondo/contract/kit/openapi';
import { expect, it } from 'vitest';

interface Operation {
  summary: string;
  'x-codes': Record<string, string>;
}

it('a public validator finds the API document valid', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-openapi-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(openapi(allEndpoints)));
  const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [redocly, 'lint', '--extends', 'spec', '--format', 'json', file],
    { env, cwd: folder },
  ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  await rm(folder, { recursive: true, force: true });
  const report = JSON.parse(stdout) as { totals: { errors: number }; problems: { message: string }[] };
  expect(report.problems.map((p) => p.message)).toEqual([]);
  expect(report.totals.errors).toBe(0);
}, 60_000);

it('the document names every endpoint with its refusals', () => {
  const { paths } = openapi(allEndpoints) as { paths: Record<string, Record<string, Operation>> };
  for (const endpoint of allEndpoints) {
    const path = endpoint.method === 'DELETE' ? `${endpoint.path}/{id}` : endpoint.path;
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    expect(operation?.summary).toBe(endpoint.summary);
    const codes = Object.keys(operation?.['x-codes'] ?? {});
    for (const reason of endpoint.errors ?? []) expect(codes).toContain(String(CODES[reason].code));
  }
});
