/** `npm run check`: every table is written by its owner alone, and no features need each other in a circle. */
import { join } from 'node:path';
import { sourceGraph } from '../map/source-graph.ts';
import { circles, importsOf } from './circles.ts';
import { foreignWrites } from './foreign-writes.ts';

const apps = join(import.meta.dirname, '..', '..', 'apps');
const server = join(apps, 'server', 'src');

const found = [
  ...foreignWrites(server, sourceGraph(server)),
  ...['server', 'web'].flatMap((side) => circles(importsOf(join(apps, side, 'src', 'features')))),
];
for (const line of found) process.stderr.write(`${line}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
