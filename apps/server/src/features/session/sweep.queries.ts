import type { Db } from '../../platform/db/company-db.ts';

/** Sessions that ended or ran out before then; their tickets go with them. */
export const dropOldSessions = (global: Db, before: Date) =>
  global.deleteFrom('session').where((eb) => eb.or([eb('expires_at', '<', before), eb('ended_at', '<', before)]));

/** Failed sign-ins that guard nothing any more. */
export const dropOldGuards = (global: Db, before: Date) =>
  global
    .deleteFrom('login_guard')
    .where('last_failed_at', '<', before)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', before)]));

export const dropOldPasses = (global: Db, before: Date) => global.deleteFrom('pass').where('expires_at', '<', before);
