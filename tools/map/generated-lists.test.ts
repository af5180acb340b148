import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { driverList, eventList, machineList } from './declared-list.ts';
import { folderList } from './folder-list.ts';
import { textsList } from './texts-list.ts';
import { wireList } from './wire-list.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function folder(files: Record<string, string>): string {
  const at = mkdtempSync(join(tmpdir(), 'lists-'));
  made.push(at);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, name)), { recursive: true });
    writeFileSync(join(at, name), text);
  }
  return at;
}

const value = (noun: string, body: string): string => `export const ${noun}Feature = { ${body} } as const;\n`;

describe('the list of the wire', () => {
  it('joins addresses and refusals, each by the feature that writes it', () => {
    const list = wireList(
      folder({
        'shop.feature.ts': value('shop', "readFrom: { shop: '/shop/' }, refusals: { SHOP_IN_USE: tell(92004) }"),
        'task.feature.ts': value('task', "readFrom: { task: '/task/' }"),
      }),
    );
    expect(list).toContain('  ...shopFeature.readFrom,\n  ...taskFeature.readFrom,\n');
    expect(list).toContain('REFUSALS = {\n  ...shopFeature.refusals,\n}');
  });

  it.each(['readFrom', 'refusals'])('refuses a key of %s that two features write', (part) => {
    const files = {
      'shop.feature.ts': value('shop', `${part}: { twice: 1 }`),
      'task.feature.ts': value('task', `${part}: { twice: 2 }`),
    };
    expect(() => wireList(folder(files))).toThrow('twice stands in shop.feature.ts and in task.feature.ts');
  });

  it('refuses a file that exports more than its value', () => {
    const files = { 'shop.feature.ts': `${value('shop', '')}${value('twin', '')}` };
    expect(() => wireList(folder(files))).toThrow('exports 2 values instead of one');
  });
});

describe('the texts', () => {
  const texts = (shop: string, task: string) =>
    textsList(
      folder({
        'audit.ts': "export const audit = { field: { name: 'Name' } } as const;",
        'shop.feature.ts': value('shop', `audit: { field: { note: ${shop} } }`),
        'task.feature.ts': value('task', `audit: { field: { note: ${task} } }`),
      }),
      'zh-CN',
    );

  it('may say the same word of the same column in several features', () => {
    expect(texts("'Note'", "'Note'")).toContain('note: shopFeature.audit.field.note,');
  });

  it('stop the run where two features say different words', () => {
    expect(() => texts("'Note'", "'Remark'")).toThrow(
      'audit.field.note stands in shopFeature.audit.field.note, taskFeature.audit.field.note',
    );
  });
});

it('machines are listed by their table, events by their interface', () => {
  const domain = folder({
    'job.ts': 'export const jobRunMachine = machine({});\nconst hiddenMachine = 1;\n',
    'task-events.ts': 'export interface TaskEvents {}\n',
    'shop-events.ts': 'export interface ShopEvents {}\n',
  });
  expect(machineList(domain)).toContain('= {\n  job_run: jobRunMachine,\n};');
  expect(eventList(domain)).toContain('  extends ShopEvents,\n    TaskEvents {}');
});

it('drivers are listed by their files, and what else a file exports is not', () => {
  const drivers = folder({
    'task.ts': 'export const given = 1;\nexport const task: Driver = {\n};\n',
    'points.ts': 'export const pointsRule: Driver = {};\nexport const pointsAppeal: Driver = {};\n',
  });
  expect(driverList(drivers)).toContain('= [\n  pointsRule,\n  pointsAppeal,\n  task,\n];');
});

it('every feature that has a value is listed, by name', () => {
  const src = folder({
    'features/task/task.feature.ts': value('task', ''),
    'features/shop/shop.feature.ts': value('shop', ''),
    'features/scope/index.ts': 'export const visible = 1;\n',
  });
  expect(folderList(src, 'feature.ts')).toContain('= [\n  shopFeature,\n  taskFeature,\n];');
});
