import type { PATROL_SECONDS } from '@rondo/domain/surveillance';

/** A round over more cameras than a wall shows at once. */
export interface Patrol {
  cameraIds: readonly string[];
  size: 4 | 9;
  seconds: (typeof PATROL_SECONDS)[number];
  isOnlineOnly: boolean;
}

/** The pages of a round; those that are left out (offline, say) leave no gaps. */
export function patrolPages({ cameraIds, size }: Patrol, isLeftOut: (id: string) => boolean): string[][] {
  const shown = cameraIds.filter((id) => !isLeftOut(id));
  return Array.from({ length: Math.ceil(shown.length / size) }, (_, page) =>
    shown.slice(page * size, (page + 1) * size),
  );
}

/** Where a round stands after a moment, ms: the page that is shown, and how much of its time is over. */
export function tick(at: { page: number; shownMs: number }, passedMs: number, everyMs: number, pages: number) {
  const shownMs = at.shownMs + passedMs;
  if (shownMs < everyMs) return { page: at.page, shownMs };
  return { page: pages === 0 ? 0 : (at.page + 1) % pages, shownMs: 0 };
}
