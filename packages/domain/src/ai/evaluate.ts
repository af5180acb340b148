import { MINUTE_MS, SECOND_MS } from '../duration.ts';

/** Since when something has to be seen before it is an event: for so long, or in so many of the last pictures. */
type Persistence = { kind: 'seconds'; seconds: number } | { kind: 'frames'; hits: number; of: number };

/** Whether the rule was met at a moment. */
export interface PastLook {
  at: number;
  isHit: boolean;
}

interface AlarmRule {
  persistence: Persistence;
  coolDownMinutes: number;
  maxPerDay: number;
}

interface History {
  /** Older ones first, the present one last. */
  looks: readonly PastLook[];
  /** A pause between two pictures that is longer breaks what lasts, ms. */
  gapMs: number;
  /** The event before of this camera under this rule. */
  lastEventAt: number | null;
  /** Events of this camera under this rule on this day. */
  eventsToday: number;
}

/** `calm`: not met now; `lasting`: met, not yet long enough; `cooling`, `full`: met, but told lately or too often today. */
export type Decision = 'calm' | 'lasting' | 'cooling' | 'full' | 'fire';

/** What becomes of the present picture (product 17, alarm rule). */
export function decide(rule: AlarmRule, { looks, gapMs, lastEventAt, eventsToday }: History): Decision {
  const now = looks.at(-1);
  if (!now?.isHit) return 'calm';
  if (!persists(rule.persistence, looks, gapMs)) return 'lasting';
  if (lastEventAt !== null && now.at - lastEventAt < rule.coolDownMinutes * MINUTE_MS) return 'cooling';
  return eventsToday >= rule.maxPerDay ? 'full' : 'fire';
}

function persists(persistence: Persistence, looks: readonly PastLook[], gapMs: number): boolean {
  if (persistence.kind === 'frames') {
    const last = looks.slice(-persistence.of);
    return last.filter(({ isHit }) => isHit).length >= persistence.hits;
  }
  const now = looks.at(-1);
  if (!now) return false;
  let since = now.at;
  for (const one of looks.toReversed()) {
    if (!one.isHit || since - one.at > gapMs) break;
    since = one.at;
  }
  return now.at - since >= persistence.seconds * SECOND_MS;
}
