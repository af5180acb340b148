import { join } from 'node:path';
import { repositoryRoot } from '../apps/server/src/platform/repository-root.ts';
import { benchDispatch } from './dispatch/dispatch.ts';
import { benchFlow } from './flow/flow.ts';
import { fillFlow, flowPlan, flowStorage } from './flow-data.ts';
import { benchGrowth } from './growth/growth.ts';
import { benchGuide } from './guide/guide.ts';
import { benchHeavy } from './heavy/heavy.ts';
import { benchKnowledge } from './knowledge/knowledge.ts';
import { benchPostgres } from './lib/database.ts';
import { loaded } from './load/load.ts';
import { dispatchPlan, fullPlan, guidePlan, historyPlan, storesPlan } from './load/plan.ts';
import { benchMedia } from './media/media.ts';
import { benchPeople } from './people/people.ts';
import { benchPhotos } from './photos/photos.ts';
import { benchFuzz } from './reliability/fuzz.ts';
import { benchKills, forget } from './reliability/kill.ts';
import { benchRaces } from './reliability/race.ts';
import { benchRetrieval } from './retrieval/retrieval.ts';
import { benchServer } from './server/server.ts';
import { benchCounting } from './vision/counting.ts';
import { benchDetector } from './vision/detector.ts';
import { benchWeb } from './web/web.ts';

/** `npm run bench -- [load|server|people|guide|dispatch|heavy|growth|reliability|web|media|photos|knowledge|retrieval|flow|detector|counting|all] [--small|--stores] [--quick] [--fresh] [--only=<words of a work, or fuzz>]`: prints, keeps nothing but its databases. BENCH_SEED varies the requests. */
const PARTS = [
  'load',
  'server',
  'people',
  'guide',
  'dispatch',
  'heavy',
  'growth',
  'reliability',
  'web',
  'media',
  'photos',
  'knowledge',
  'retrieval',
  'flow',
  'detector',
  'counting',
] as const;
type Part = (typeof PARTS)[number];

const words = process.argv.slice(2);
const named = PARTS.filter((part) => words.includes(part));
const parts: readonly Part[] = named.length === 0 ? PARTS : named;
const share = words.includes('--small') ? 20 : 1;
/** 40,000 stores with a year's inspections instead of 10,000 with a million. */
const hasManyStores = words.includes('--stores');
const isQuick = words.includes('--quick');
const isFresh = words.includes('--fresh');
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const SHORT_HISTORY = 100_000;
/** Enough work for people to be people; their lists do not look at it. */
const PEOPLE_HISTORY = 20_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

if (parts.includes('media')) {
  say('# Live pictures');
  for (const line of await benchMedia(isQuick)) say(line);
}
if (parts.includes('detector')) say(`# Finding people in pictures\n${(await benchDetector(isQuick)).join('\n')}\n`);
if (parts.includes('counting')) say(`# Counting people\n${(await benchCounting(words, only)).join('\n')}\n`);
if (parts.includes('photos')) {
  const server = await benchPostgres();
  try {
    say(`# Photos that look alike\n${await benchPhotos(server, share, say)}\n`);
  } finally {
    await server.stop();
  }
}
if (parts.includes('knowledge')) {
  const server = await benchPostgres();
  try {
    say(`# Knowledge base\n${await benchKnowledge(server, share, say)}\n`);
  } finally {
    await server.stop();
  }
}
if (parts.includes('flow')) {
  const server = await benchPostgres();
  try {
    say(`# Dashboards of customer flow\n${await benchFlow(server, share, say)}\n`);
    say(`# What customer flow takes\n${await flowStorage(await fillFlow(server, flowPlan(share), say))}\n`);
  } finally {
    await server.stop();
  }
}
if (parts.includes('retrieval')) {
  const server = await benchPostgres();
  try {
    say(`# Questions over documents\n${await benchRetrieval(server, share, say)}\n`);
  } finally {
    await server.stop();
  }
}
if (parts.includes('people')) {
  const server = await benchPostgres();
  try {
    say(
      `# People\n${await benchPeople(await loaded(server, historyPlan(PEOPLE_HISTORY, share), isFresh), isQuick, only)}\n`,
    );
  } finally {
    await server.stop();
  }
}
if (parts.includes('guide')) {
  const server = await benchPostgres();
  try {
    say(`# Report of the novice guide\n${await benchGuide(await loaded(server, guidePlan, isFresh))}\n`);
  } finally {
    await server.stop();
  }
}
if (parts.includes('dispatch')) {
  // A PostgreSQL of its own: what it writes is left to nobody.
  const folder = join(repositoryRoot(), '.cache', 'bench-dispatch');
  const server = await benchPostgres(folder);
  try {
    say('# A dispatch to 40,000 stores');
    await benchDispatch(await loaded(server, dispatchPlan, isFresh), say);
  } finally {
    await server.stop();
  }
}
if (parts.includes('heavy')) {
  const folder = join(repositoryRoot(), '.cache', 'bench-heavy');
  const server = await benchPostgres(folder);
  try {
    say(`# Heavy work\n${await benchHeavy(await loaded(server, dispatchPlan, isFresh), only)}\n`);
  } finally {
    await server.stop();
  }
}
if (
  parts.some(
    (part) =>
      ![
        ...['reliability', 'people', 'guide', 'dispatch', 'heavy', 'media', 'photos', 'knowledge', 'retrieval'],
        ...['flow', 'detector', 'counting'],
      ].includes(part),
  )
) {
  const server = await benchPostgres();
  try {
    say(`# Load${hasManyStores ? ' (40,000 stores)' : share > 1 ? ` (1/${share})` : ''}`);
    const data = await loaded(server, hasManyStores ? storesPlan : fullPlan(share), isFresh);
    if (parts.includes('server')) say(`\n# Server\n${await benchServer(data, isQuick, only)}`);
    if (parts.includes('web')) say(`\n# Front end\n${await benchWeb(data, isQuick)}`);
    if (parts.includes('growth')) {
      say('\n# Growth');
      say(await benchGrowth(await loaded(server, historyPlan(SHORT_HISTORY, share), isFresh), data, isQuick));
    }
  } finally {
    await server.stop();
  }
}
if (parts.includes('reliability')) {
  say('\n# Reliability');
  // A PostgreSQL of its own: it is killed.
  const folder = join(repositoryRoot(), '.cache', 'bench-reliability');
  const postgres = await benchPostgres(folder);
  try {
    say(await benchFuzz(postgres, isQuick ? 20 : 200));
    if (only !== 'fuzz') {
      for (const line of await benchKills(
        postgres,
        folder,
        isQuick ? { server: 5, database: 3 } : { server: 50, database: 20 },
      ))
        say(line);
      say(`\n${await benchRaces(postgres, isQuick ? 5 : 50)}`);
    }
  } finally {
    await postgres.stop();
    await forget(folder);
  }
}
