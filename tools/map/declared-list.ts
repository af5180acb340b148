import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from './source-files.ts';
import { GENERATED } from './table.ts';

/** What the files of a folder export under names of one form: `export const shopMachine`. The form's group is the name's beginning. */
function declared(folder: string, form: RegExp): { file: string; begins: string[] }[] {
  return sourcesIn(folder).flatMap((file) => {
    const begins = [...readFileSync(join(folder, file), 'utf8').matchAll(form)].map(([, begin = '']) => begin);
    return begins.length > 0 ? [{ file, begins }] : [];
  });
}

/** Every state machine, by the table whose rows it moves: `jobRunMachine` is that of `job_run`. */
export function machineList(folder: string): string {
  const files = declared(folder, /^export const (\w+)Machine\b/gm);
  const rows = files.flatMap(({ begins }) => begins.map((begin) => `  ${snake(begin)}: ${begin}Machine,`));
  return [
    GENERATED,
    ...files.map(
      ({ file, begins }) => `import { ${begins.map((one) => `${one}Machine`).join(', ')} } from './${file}';`,
    ),
    `import type { Machine } from './machine.ts';`,
    '',
    '/** The state machine of each table whose rows have one. */',
    'export const MACHINES: Readonly<Record<string, Machine<string, string>>> = {',
    ...rows.toSorted(),
    '};',
    '',
  ].join('\n');
}

/** The events of all nouns as one type: `export interface TaskEvents` of `task-events.ts`. Two payloads of one event do not compile. */
export function eventList(folder: string): string {
  const files = declared(folder, /^export interface (\w+)Events\b/gm);
  const names = files.flatMap(({ begins }) => begins.map((one) => `${one}Events`));
  return [
    GENERATED,
    ...files.map(
      ({ file, begins }) => `import type { ${begins.map((one) => `${one}Events`).join(', ')} } from './${file}';`,
    ),
    '',
    '/** What features tell each other through the outbox: the event and its payload. */',
    `export interface EventPayloads\n  extends ${names.join(',\n    ')} {}`,
    '',
  ].join('\n');
}

/** Every driver of the random commands, by the names of their files: `export const shop: Driver` of `shop.ts`. */
export function driverList(folder: string): string {
  const files = declared(folder, /^export const (\w+): Driver\b/gm);
  return [
    GENERATED,
    `import type { Driver } from '../driver.ts';`,
    ...files.map(({ file, begins }) => `import { ${begins.join(', ')} } from './${file}';`),
    '',
    '/** How the things of each machine are driven. */',
    'export const DRIVERS: readonly Driver[] = [',
    ...files.flatMap(({ begins }) => begins.map((name) => `  ${name},`)),
    '];',
    '',
  ].join('\n');
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
