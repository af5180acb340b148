/**
 * Loaded into a server before its own code: asked by the bench, it tells the CPU it used so far, or, with `--expose-gc`, what its
 * memory holds before and after everything that nobody needs any more is collected.
 */
import { setTimeout as wait } from 'node:timers/promises';

/** Pages that a collection emptied are given back by other threads. */
const GIVING_BACK_MS = 1_000;

process.on('message', async (asked) => {
  const { rss } = process.memoryUsage();
  if (asked === 'usage') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuS: (user + system) / 1e6, memoryBytes: rss });
    return;
  }
  globalThis.gc?.();
  globalThis.gc?.();
  await wait(GIVING_BACK_MS);
  const after = process.memoryUsage();
  process.send?.({
    residentBytes: rss,
    liveBytes: after.heapUsed + after.external,
    keptBytes: after.rss,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  });
});
// Asking must not keep a server alive that stops.
process.channel?.unref();
