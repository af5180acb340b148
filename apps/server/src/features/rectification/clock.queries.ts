import { sql } from 'kysely';
import { stageRows } from '../process/index.ts';
import { rectificationWaiting } from './waiting.queries.ts';

export const markStage = stageRows('rectification', rectificationWaiting, {
  // By the hours of the store the time that is left runs out earlier than on the calendar.
  isNearBefore: (stage, now) =>
    stage === 'overdue' ? sql`false` : sql`o.${sql.ref(stage === 'due_24h' ? 'due_24h_at' : 'due_2h_at')} <= ${now}`,
});
