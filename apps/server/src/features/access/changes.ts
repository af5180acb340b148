import type { AccessChange } from '@rondo/contract/access';
import type { Language } from '@rondo/domain/language';
import { LIVE_PAGES, pageRule } from '@rondo/domain/page';
import { holds, PERMISSION_CODES, type PermissionCode } from '@rondo/domain/permission';
import { keptRoleName } from '@rondo/messages/role-name';
import type { changes } from './access.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number];

const CAUSES = ['role_saved', 'role_restored', 'roles_assigned', 'owner_changed'] as const;

/**
 * The changes with the pages that came and went. A page may need two codes or one of several, so what was held before and
 * after each change is worked out backwards from what is held now.
 */
export function presentChanges(
  newestFirst: readonly Row[],
  { held, language }: { held: ReadonlySet<PermissionCode>; language: Language },
): AccessChange[] {
  let after: ReadonlySet<string> = held;
  return newestFirst.map((row): AccessChange => {
    const has = after;
    const had = new Set([...has].filter((code) => !row.gained.includes(code)).concat(row.lost));
    after = had;
    return {
      id: row.id,
      at: row.at.toISOString(),
      by: row.by_id ? { id: row.by_id, name: row.by_name } : null,
      cause: CAUSES.find((cause) => cause === row.cause) ?? 'roles_assigned',
      roleName: row.role_name === null ? null : keptRoleName(language, row.role_name),
      gained: PERMISSION_CODES.filter((code) => row.gained.includes(code)),
      lost: PERMISSION_CODES.filter((code) => row.lost.includes(code)),
      pagesGained: pagesIn(has, had),
      pagesLost: pagesIn(had, has),
      seenAt: row.seen_at?.toISOString() ?? null,
    };
  });
}

/** Pages that stand open with the one set of codes and not with the other. */
function pagesIn(some: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return LIVE_PAGES.filter((path) => {
    const rule = pageRule(path);
    return rule !== null && holds(some, rule) && !holds(others, rule);
  });
}
