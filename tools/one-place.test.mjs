import { expect, it } from 'vitest';
import { copiesIn } from './lib/one-place.mjs';

const somewhere = 'apps/server/src/features/shop/shop.jobs.ts';

it('a length of time is not declared again', () => {
  expect(copiesIn(somewhere, 'const x = 1;\nconst HOUR_MS = 60 * MINUTE_MS;\n')).toEqual([
    `${somewhere}:2: const HOUR_MS = 60 * MINUTE_MS; (it has its place in packages/domain/src/duration.ts)`,
  ]);
  expect(copiesIn(somewhere, 'export const KEPT_MS = 7 * 86_400_000;')).toHaveLength(1);
  expect(copiesIn(somewhere, 'export const KEPT_MS = 7 * DAY_MS;')).toEqual([]);
});

it('its own place and a test may spell it out', () => {
  expect(copiesIn('packages/domain/src/duration.ts', 'export const HOUR_MS = 3_600_000;')).toEqual([]);
  expect(copiesIn('packages/domain/src/deadline.test.ts', 'const HOUR = 3_600_000;')).toEqual([]);
});

it('a limit on the wire is read from its place', () => {
  const inContract = (line) => copiesIn('packages/contract/src/task.ts', line);
  for (const bare of [
    'ids: z.array(id).min(1).max(200),',
    'area: z.number().min(0.01),',
    'points: z.number().min(-10_000),',
    'byRank: z.array(z.number()).length(4),',
    'name: line(50),',
    "comment: text(500).default(''),",
    "phone: textField('phone', 30),",
    "latitude: numberField('latitude', { min: -90, max: 90 }),",
  ])
    expect([bare, inContract(bare).length]).toEqual([bare, 1]);
  for (const good of [
    "ids: z.array(id).min(1, 'required').max(LIMIT.member.batch),",
    'share: z.number().min(0).max(1),',
    "areaM2: numberField('area_m2', LIMIT.shop.areaM2),",
  ])
    expect([good, inContract(good)]).toEqual([good, []]);
});

it('a limit on a page is read from its place', () => {
  const onPage = (line) => copiesIn('apps/web/src/features/task/act.tsx', line);
  for (const bare of ['maxLength={500}', 'max={10_000}', 'min={-90}', 'min={0.01}', 'max="24"', 'maxLength: 20,'])
    expect([bare, onPage(bare).length]).toEqual([bare, 1]);
  for (const good of ['maxLength={LIMIT.text.comment}', 'min={0}', 'max={1}', 'max={field.max}'])
    expect([good, onPage(good)]).toEqual([good, []]);
});

it('the type of the translating function is declared once', () => {
  expect(copiesIn('apps/web/src/features/shop/draft.ts', 'type Translate = (key: MessageKey) => string;')).toHaveLength(
    1,
  );
});

it('a page that stands stays when a later read fails', () => {
  const onPage = (line) => copiesIn('apps/web/src/features/task/act.tsx', line);
  for (const bare of ['  if (isError) return <LoadFailure />;', '  if (read.isError) {'])
    expect([bare, onPage(bare).length]).toEqual([bare, 1]);
  for (const good of [
    '  if (read.isLoadingError) {',
    '  if (!data && isError)',
    '  if (isError && !data) return null;',
  ])
    expect([good, onPage(good)]).toEqual([good, []]);
});

it('rows that are locked behind a limit are read once', () => {
  const inSql = (text) => copiesIn('apps/server/src/features/task/task.queries.ts', text);
  const rows = 'select id from task where company_id = $1\n order by id limit 20 for update skip locked)';
  for (const bare of [
    `update task t set x = 1 from (${rows} due`,
    `delete from task using (\n${rows} x`,
    `where id in (${rows}`,
    `from (select id from task where 1=1 \${at ? sql\`and at < \${before(at)}\` : sql\`\`} limit \${most} for update) due`,
  ])
    expect([bare, inSql(bare).length]).toEqual([bare, 1]);
  for (const good of [
    `with due as materialized (\n${rows} update task t set x = 1 from due`,
    'where id in (select id from task) for update',
    'from (select id from task order by id limit 1) first join other',
  ])
    expect([good, inSql(good)]).toEqual([good, []]);
});
