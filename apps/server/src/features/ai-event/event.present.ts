import type { AiEventRow } from '@rondo/contract/ai-event-shapes';
import type { Actor } from '@rondo/domain/actor';
import { AI_EVENT_STATES, aiEventEvents, FALSE_REASONS } from '@rondo/domain/ai-event';
import type { Db } from '../../platform/db/company-db.ts';
import { kindOf, storedBoxes, storedLooking } from '../ai-rule/index.ts';
import { fileRefs } from '../file/index.ts';
import type { byId } from './event.queries.ts';

export type EventRow = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** The database's CHECK keeps it one of the machine's. */
export function stateOf(text: string) {
  const state = AI_EVENT_STATES.find((one) => one === text);
  if (!state) throw new Error(`unknown state of an AI event ${text}`);
  return state;
}

/** Events as lists show them, with their pictures. */
export async function presentEvents(db: Db, actor: Actor, rows: readonly EventRow[]): Promise<AiEventRow[]> {
  const files = await fileRefs(
    db,
    actor.companyId,
    rows.flatMap(({ file_id }) => file_id ?? []),
  );
  return rows.map((row) => {
    const [file] = row.file_id === null ? [] : files([row.file_id]);
    const state = stateOf(row.state);
    return {
      id: row.id,
      rule: { id: row.rule_id, name: row.rule_name },
      kind: kindOf(row.kind),
      eventName: row.event_name,
      shop: { id: row.shop_id, name: row.shop_name },
      camera: { id: row.camera_id, name: row.camera_name },
      happenedAt: row.happened_at.toISOString(),
      happenedOn: row.happened_on,
      state,
      isShadow: row.is_shadow,
      confidence: row.confidence,
      boxes: storedBoxes(row.boxes),
      areas: storedLooking(row.looking).areas,
      model: modelOf(row),
      picture: file && row.kept_id !== null ? { id: row.kept_id, file } : null,
      judge: row.judged_by && row.judge_name ? { id: row.judged_by, name: row.judge_name } : null,
      judgedAt: row.judged_at?.toISOString() ?? null,
      reason: FALSE_REASONS.find((one) => one === row.reason) ?? null,
      rectification:
        row.rectification_id && row.fix_number ? { id: row.rectification_id, number: row.fix_number } : null,
      rev: row.rev,
      can: { events: aiEventEvents(actor, { state, isRectified: row.rectification_id !== null }) },
    };
  });
}

const modelOf = ({ model_name: name, model_version: version, model_hash: hash }: EventRow) =>
  name !== null && version !== null && hash !== null ? { name, version, hash } : null;
