import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { tableTypes } from '../../../tools/lib/table-types.mjs';
import { testDatabase } from './database.ts';

it('the table types say what the migrations make', async () => {
  const database = await testDatabase();
  const verify = promisify(execFile)(process.execPath, [...tableTypes(database.url), '--verify']);
  await expect(verify).resolves.toBeTruthy();
  await database.drop();
}, 30_000);
