import { benchPostgres } from './lib/database.ts';
import { loaded } from './load/load.ts';
import { fullPlan } from './load/plan.ts';

const words = process.argv.slice(2);
const share = words.includes('--small') ? 20 : 1;
const server = await benchPostgres();
try {
  await loaded(server, fullPlan(share), words.includes('--fresh'));
} finally {
  await server.stop();
}
