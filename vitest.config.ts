import { defineConfig } from 'vitest/config';

/** Each step begins when the one before has ended: the quick ones first, the browser last and with the machine to itself. */
const step = (groupOrder: number) => ({ sequence: { groupOrder } });

/** Takes longer than all rules together, and most of it in one process: beside the server's files nobody waits for it. */
const GENERATOR = 'tools/new-feature/new-feature.test.ts';

/** What a run writes for a while, and the PostgreSQL of those who need one. */
const FOLDER = 'apps/server/test/run-folder.ts';
const POSTGRES = 'apps/server/test/global-setup.ts';

export default defineConfig({
  test: {
    // The last worker has a server and a browser to close.
    teardownTimeout: 30_000,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}'],
          exclude: [GENERATOR],
          globalSetup: [FOLDER],
          // No rule is measured by the clock: a property tried a thousand times must end on a busy machine too.
          testTimeout: 60_000,
          // The files of a worker share it and what it has loaded: a process of its own took each of them longer than its tests.
          isolate: false,
          maxWorkers: 2,
          ...step(0),
        },
      },
      {
        test: {
          name: 'generator',
          include: [GENERATOR],
          globalSetup: [FOLDER],
          maxWorkers: 2,
          ...step(1),
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: [FOLDER, POSTGRES],
          // Nothing of the product is measured by it: what hangs is told.
          testTimeout: 60_000,
          // A hook makes a world with its company: nothing of the product is measured by it.
          hookTimeout: 60_000,
          // What the queue does beside a test comes when the machine gets to it: a poll waits nearly as long as the test.
          expect: { poll: { timeout: 45_000 } },
          // The files of a worker share the loaded product: loading it anew for each file was half of this step.
          isolate: false,
          maxWorkers: 2,
          ...step(1),
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: [FOLDER, POSTGRES],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A poll waits for the page as long as every other wait of a journey does.
          expect: { poll: { timeout: 30_000 } },
          // The files of a worker share its browser and, where they can, its server (e2e/stage.ts).
          isolate: false,
          maxWorkers: 2,
          ...step(2),
        },
      },
    ],
  },
});
