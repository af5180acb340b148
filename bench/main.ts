import { benchPostgres } from './lib/database.ts';
import { loaded } from './load/load.ts';
import { fullPlan } from './load/plan.ts';
import { benchServer } from './server/server.ts';

const words = process.argv.slice(2);
const share = words.includes('--small') ? 20 : 1;
const server = await benchPostgres();
try {
  const data = await loaded(server, fullPlan(share), words.includes('--fresh'));
  if (words.includes('server')) console.log(await benchServer(data, words.includes('--quick')));
} finally {
  await server.stop();
}
