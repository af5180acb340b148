import { LIMIT } from '@rondo/domain/limit';

/** `(3) Tasks · Rondo 巡店`; the number of unread messages is capped like every badge. */
export function titleOf(page: string, brand: string, unread: number): string {
  const count = unread > LIMIT.badge ? `(${LIMIT.badge}+) ` : unread > 0 ? `(${unread}) ` : '';
  return `${count}${page} · ${brand}`;
}
