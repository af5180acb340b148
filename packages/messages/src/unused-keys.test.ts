import { readdirSync, readFileSync } from 'node:fs';
import { JOB_KINDS } from '@rondo/domain/job';
import { isNewWork, MESSAGE_KINDS } from '@rondo/domain/message-kind';
import { STATISTICS_HEADERS } from '@rondo/domain/statistics-headers';
import { expect, it } from 'vitest';
import type { Bundle } from './fill.ts';
import { messages as zh } from './zh-CN/index.gen.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** Keys of texts, dotted. */
const keysOf = (bundle: Bundle, path = ''): string[] =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );

/** What the product is made of: no tests, and not the texts themselves. */
const code = [
  'apps/server/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/messages/src',
]
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^packages\/messages\/src\/(zh-CN|en-US)\//.test(file))
  .map((file) => readFileSync(`${root}${file}`, 'utf8'))
  .join('\n');

/** Keys that code writes out, and the shapes of those it builds: `state.${kind}.${state}` is any two names below `state`. */
const written = new Set([...code.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key]) => key));
const built = [...code.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g)]
  .flatMap(([, shape = '']) => (shape.includes('${') ? [shape] : []))
  .map((shape) => new RegExp(`^${shape.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`));

/** A header is named with its table. */
for (const [table, keys] of Object.entries(STATISTICS_HEADERS))
  for (const key of keys) written.add(`statistics.header.${table}.${key}`);

/** A kind of background work has a dot of its own. */
for (const kind of JOB_KINDS) written.add(`job.kind.${kind}`);

const ofWork = new Set<string>(
  MESSAGE_KINDS.flatMap((kind) => (isNewWork(kind) ? [kind, `${kind}_many`, `${kind}_same`] : [kind])),
);

/** Texts that code puts together: `certificate_${stage}_${kind}`. */
const shapes = [...code.matchAll(/`([a-z]+_\$\{[^`]*\})`/g)].map(
  ([, shape = '']) => new RegExp(`^${shape.replace(/\$\{[^}]*\}/g, '[a-z_]+')}$`),
);

/** The key of a message stands in the database: `notification.${key}`. Domain lists those about work; the code writes the others. */
function isStored(key: string): boolean {
  const [, noun, event = ''] = /^notification\.(?:kind\.)?(\w+)\.(\w+)(?:\.(?:title|body))?$/.exec(key) ?? [];
  if (noun === undefined) return false;
  const isTold = code.includes(`'${event}'`) || shapes.some((shape) => shape.test(event));
  return ofWork.has(`${noun}.${event}`) || isTold;
}

it('no text is kept that no code shows', () => {
  const unused = keysOf(zh).filter(
    (key) => !written.has(key) && !built.some((shape) => shape.test(key)) && !isStored(key),
  );
  expect(unused).toEqual([]);
});
