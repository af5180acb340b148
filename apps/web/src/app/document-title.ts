const BADGE_CAP = 99;

/** `(3) Tasks · Rondo 巡店`; the number of unread messages is capped like every badge. */
export function titleOf(page: string, brand: string, unread: number): string {
  const count = unread > BADGE_CAP ? `(${BADGE_CAP}+) ` : unread > 0 ? `(${unread}) ` : '';
  return `${count}${page} · ${brand}`;
}
