import { emptyAnswer } from '@rondo/domain/answer';
import { DEFAULT_RECTIFICATION } from '@rondo/domain/rectification-setting';
import { v7 as uuidv7 } from 'uuid';
import { createRectifications } from '../src/features/rectification/index.ts';
import { makeTx } from '../src/platform/make-context.ts';
import type { Company, Person } from './factories.ts';
import type { World } from './world.ts';

interface Given {
  shopId: string;
  initiator: Person;
  handlers: Person[];
  reviewers?: Person[];
  cc?: Person[];
  itemId?: string;
  severity?: 'normal' | 'major' | 'red_line';
  limitHours?: number;
  beforePhotoIds?: string[];
  /** Settings of the company that differ from the defaults. */
  made?: Partial<typeof DEFAULT_RECTIFICATION>;
}

/** A rectification as an inspection leaves it, with a record and a task behind it. */
export async function givenRectification(w: World, company: Company, given: Given): Promise<string> {
  const { taskId, recordId } = await givenRecord(w, company, given.shopId, given.initiator);
  const ids = (people: Person[] = []): string[] => people.map((p) => p.id);
  const caller = { now: w.clock.now, newId: uuidv7, language: 'en-US' as const, requestId: '', ip: '', device: '' };
  const [made] = await w.app.databases
    .of(company.id)
    .transaction()
    .execute((trx) =>
      createRectifications(
        makeTx(caller, trx, company.id, null),
        {
          origin: { kind: 'record', id: recordId, number: 'I1', taskId },
          shop: { id: given.shopId, name: 'Shop', path: '' },
          businessOn: w.clock.now().toISOString().slice(0, 10),
          timeZone: 'Asia/Shanghai',
          initiatorId: given.initiator.id,
          raisedHours: given.made?.raisesRepeats === false ? null : { normal: 72, major: 48, red_line: 24 },
          ...DEFAULT_RECTIFICATION,
          ...given.made,
        },
        [
          {
            itemId: given.itemId ?? uuidv7(),
            itemCode: null,
            title: 'Cold food above 5 °C',
            description: '',
            category: 'Cold holding',
            standard: 'At or below 5 °C',
            severity: given.severity ?? 'normal',
            limitHours: given.limitHours ?? 72,
            handlerIds: ids(given.handlers),
            reviewerIds: ids(given.reviewers),
            ccIds: ids(given.cc),
            beforePhotoIds: given.beforePhotoIds ?? [],
          },
        ],
      ),
    );
  if (!made) throw new Error('nothing made');
  return made.id;
}

async function givenRecord(w: World, company: Company, shopId: string, inspector: Person) {
  const [templateId, versionId, taskId, recordId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const c = company.id;
  const at = w.clock.now();
  const n = uuidv7().slice(-10);
  await w.sql(
    `insert into template (company_id, id, name, modes, state, created_by) values ($1, $2, $3, '{on_site}', 'published', $4)`,
    [c, templateId, n, inspector.id],
  );
  await w.sql(
    `insert into template_version (company_id, id, template_id, no, content, scoring, item_count, total_points) values ($1, $2, $3, 1, '{"categories":[]}', '{}', 0, 0)`,
    [c, versionId, templateId],
  );
  await w.sql(
    `insert into task (company_id, id, number, name, kind, mode, dispatch, state, shop_id, shop_name, shop_path, template_id, template_version_id, template_name, version_no, has_reviewer, start_at, deadline_at)
     values ($1, $2, $3, 'Monthly', 'inspection', 'on_site', 'immediate', 'completed', $4, 'Shop', '', $5, $6, 'Monthly', 1, false, $7, $7)`,
    [c, taskId, `T${n}`, shopId, templateId, versionId, at],
  );
  await w.sql(
    `insert into record (company_id, id, number, task_id, shop_id, shop_name, shop_path, shop_lineage, template_id, template_version_id, template_name, version_no, mode, purpose, source, inspector_id, inspector_name, state, started_at, submitted_at, business_on, duration_s, evaluated, red_lines, failed_items, na_items, item_count, outcome, is_late)
     values ($1, $2, $3, $4, $5, 'Shop', '', '', $6, $7, 'Monthly', 1, 'on_site', 'regular', 'immediate', $8, 'Inspector', 'effective', $9, $9, $10, 60, false, 0, 1, 0, 1, $11, false)`,
    [
      c,
      recordId,
      `I${n}`,
      taskId,
      shopId,
      templateId,
      versionId,
      inspector.id,
      at,
      at.toISOString().slice(0, 10),
      JSON.stringify(emptyAnswer('x')),
    ],
  );
  return { taskId, recordId };
}

/** A picture's row as an upload leaves it, by this person. */
export async function givenPhoto(w: World, person: Person): Promise<string> {
  const id = uuidv7();
  await w.sql(
    `insert into file (company_id, id, sha256, name, mime, size_bytes, width, height, source, created_by) values ($1, $2, sha256($3), 'a.jpg', 'image/jpeg', 10, 16, 9, 'camera', $4)`,
    [person.companyId, id, Buffer.from(id), person.id],
  );
  return id;
}
