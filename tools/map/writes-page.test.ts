import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writesPage } from './writes-page.ts';

const page = writesPage(join(import.meta.dirname, '..', '..', 'apps', 'server', 'src'));
const rowsOf = (name: string): string[] =>
  (page.split(`## ${name}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `')) ?? [];
const callsOf = (name: string) => rowsOf(name).map((row) => row.split('`')[1]);

it('what a call writes is found through modules, helpers, builders and SQL text', () => {
  expect(rowsOf('department')).toContain(
    '| `PUT /customer/company/facts` | any of `x_company_setting` | update (name, rev, updated_at) |',
  );
  expect(callsOf('turn')).toContain('POST /inspect/V3/rectification/withdraw');
  expect(callsOf('task')).toContain('POST /inspect/V3/task/dispatch');
  // Beside it `list` has a variable called `place`, which is not this action.
  expect(callsOf('shop')).toContain('POST /shop/map/place');
});

it('the company is changed by its own calls, and by the root department, which asks for the same permission', () => {
  expect(callsOf('company')).toEqual([
    'POST /customer/setup',
    'POST /customer/company/register',
    'PUT /customer/company/facts',
    'PUT /customer/company/watermark',
    'PUT /customer/department/update',
    'POST /customer/dissolution/start',
    'POST /customer/dissolution/takeBack',
  ]);
});

it('a call that reads writes nothing of the company’s', () => {
  const reads = page.split('\n').filter((line) => line.startsWith('| `GET '));
  expect([...new Set(reads.map((line) => line.split('`')[1]))].toSorted()).toEqual([
    // Share their code with exports that go on in the background.
    'GET /ai/export',
    // The secret of the unseen id in pictures is made when it is first asked for.
    'GET /album/download',
    // Exports again.
    'GET /customer/feedback/export',
    'GET /device/export',
    'GET /flow/figures/exportRows',
    'GET /inspect/V3/receipt/export',
    'GET /inspect/V3/record/export',
    'GET /inspect/V3/record/exportItems',
    'GET /inspect/V3/rectification/export',
    'GET /inspect/V3/rectification/pictures',
    // The seal of what goes out is remembered.
    'GET /inspect/V3/report/data',
    'GET /inspect/V3/report/pack',
    'GET /inspect/V3/report/pdf',
    // The secret again.
    'GET /inspect/V3/report/photos',
    // Exports again.
    'GET /inspect/V3/statistics/exportShops',
    'GET /inspect/V3/statistics/scores/export',
    'GET /inspect/V3/statistics/shopInspection/export',
    'GET /inspect/V3/statistics/tasks/export',
    'GET /inspect/V3/statistics/userInspection/export',
    'GET /inspect/ai/export',
    'GET /inspect/ai/exportStatistics',
    // An export.
    'GET /learning/export',
    // A camera that nobody asked yet is asked, and what it said is kept.
    'GET /ptz/state',
    // The key pair for pushes is made when it is first asked for.
    'GET /push/messageCenter/alert',
    // An export.
    'GET /push/notice/export',
    // The ticket of a stream is used up by opening it.
    'GET /push/stream',
    // Shares its code with exports: it tells the filters of a list in the words of the export.
    'GET /report/subscription/detail',
    // An export again.
    'GET /score/manage/export',
    'GET /score/points/export',
    'GET /score/points/exportStatistics',
    'GET /timed-snapshot/export',
  ]);
});
