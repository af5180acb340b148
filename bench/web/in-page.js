/** Runs in the page before anything of its own: what a reader notices of loading, and a change of route from click to rows. */
(() => {
  const seen = { lcp: 0, blocked: 0, shift: 0, letters: [] };
  window.benchSeen = seen;
  const on = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    seen.shift += entry.value;
  });

  // A key until the frame that shows what it did, in steps of 8 ms; what takes less than 16 is not told.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.letters.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Milliseconds from the click on a link until the rows of its page were painted. */
  window.benchChange = async (path) => {
    const began = performance.now();
    document.querySelector(`a[href="${path}"]`).click();
    await frame();
    while (!location.pathname.startsWith(path) || !document.querySelector('.data-table tbody tr, .ant-table-row')) {
      if (performance.now() - began > 20_000) throw new Error(`${path} shows no rows`);
      await frame();
    }
    await frame();
    return performance.now() - began;
  };

  /** Counts the frames between its start and its stop. */
  let frames = 0;
  let isCounting = false;
  const count = () => {
    frames += 1;
    if (isCounting) requestAnimationFrame(count);
  };
  window.benchFrames = {
    start() {
      [frames, isCounting] = [0, true];
      requestAnimationFrame(count);
    },
    stop() {
      isCounting = false;
      return frames;
    },
  };
})();
