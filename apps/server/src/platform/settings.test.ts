import { expect, test } from 'vitest';
import { StartFailure } from './one-line-failure.ts';
import { readSettings } from './settings.ts';
import { settingsTable } from './settings-table.ts';

test('without any environment Rondo serves the demo on 127.0.0.1:5180 from ./data', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 5180, host: '127.0.0.1', dataDir: './data', databaseUrl: null, demo: true });
  expect(settings).toMatchObject({ streamUrl: null, logLevel: 'info', s3Endpoint: null });
  expect([...settings.run]).toEqual(['web', 'worker', 'media']);
});

test('an installation with its own database has no demo unless it is asked for', () => {
  const own = { DATABASE_URL: 'postgres://rondo@db.example.com/rondo' };
  expect(readSettings(own).demo).toBe(false);
  expect(readSettings({ ...own, RONDO_DEMO: '1' }).demo).toBe(true);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535, not "70000".'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://, not "mysql://x".',
  ],
  [
    { BRAND_LOGO: 'logo.svg' },
    'BRAND_LOGO must be an address that begins with https:// or http://, or a data:image/ URL, not "logo.svg".',
  ],
  [{ MEDIA_KEY: 'short' }, 'MEDIA_KEY must have at least 32 characters, not "short".'],
  [
    { RONDO_RUN: 'web,cook' },
    'RONDO_RUN must name parts out of web, worker, media, separated by commas, or edge alone, not "web,cook".',
  ],
  [
    { S3_BUCKET: 'files' },
    'The object store is configured in part: set S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY too, or none of S3_*.',
  ],
])('%o is refused in one line that says what to do', (env, line) => {
  expect(() => readSettings(env)).toThrow(new StartFailure(line));
});

test('host lists are lower case without blanks', () => {
  expect(readSettings({ HOSTS_TEST: ' Test.Example.com, ,t2 ' }).hostsTest).toEqual(['test.example.com', 't2']);
});

test('every setting has a sentence and a name of its own', () => {
  const rows = Object.values(settingsTable);
  expect(new Set(rows.map((row) => row.env)).size).toBe(rows.length);
  for (const row of rows) expect(row.about).toMatch(/\.$/);
});
