import { edgeMachine } from '@rondo/domain/edge';
import { rectificationMachine } from '@rondo/domain/rectification';
import { taskMachine } from '@rondo/domain/task';
import type { Db } from '../../platform/db/company-db.ts';

/** Tables whose rows keep a shop where it is: it can be closed, not deleted. */
export const KEPT_BY = [
  'task',
  'record',
  'rectification',
  'camera_check',
  'double_inspection',
  'points_posting',
  'flow_counter',
] as const;

/** Whether anything happened at a shop that has to stay, and whether something there is still to be done. */
export const isUsed = (db: Db, companyId: string, id: string) =>
  db.selectNoFrom((eb) => [
    eb
      .or(
        KEPT_BY.map((table) =>
          eb.exists(
            eb
              .selectFrom(table)
              .select(`${table}.id`)
              .where(`${table}.company_id`, '=', companyId)
              .where(`${table}.shop_id`, '=', id)
              .limit(1),
          ),
        ),
      )
      .as('used'),
    eb
      .or([
        eb.exists(
          eb
            .selectFrom('task')
            .select('id')
            .where('company_id', '=', companyId)
            .where('shop_id', '=', id)
            .where('state', 'in', taskMachine.open)
            .where('deleted_at', 'is', null)
            .limit(1),
        ),
        eb.exists(
          eb
            .selectFrom('rectification')
            .select('id')
            .where('company_id', '=', companyId)
            .where('shop_id', '=', id)
            .where('state', 'in', rectificationMachine.open)
            .limit(1),
        ),
      ])
      .as('open'),
  ]);

/** Whether devices or a gateway stand in a shop. */
export const hasDevices = (db: Db, companyId: string, id: string) =>
  db.selectNoFrom(({ or, exists, selectFrom }) =>
    or([
      exists(
        selectFrom('device')
          .select('id')
          .where('company_id', '=', companyId)
          .where('shop_id', '=', id)
          .where('deleted_at', 'is', null),
      ),
      exists(
        selectFrom('edge')
          .select('id')
          .where('company_id', '=', companyId)
          .where('shop_id', '=', id)
          .where('state', 'in', edgeMachine.from('revoke')),
      ),
    ]).as('has'),
  );

/** Removes deleted shops that can no longer be brought back and at which nothing ever happened. */
export const emptyBin = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('shop')
    .where('company_id', '=', companyId)
    .where('deleted_at', '<', before)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        KEPT_BY.map((table) =>
          not(
            exists(
              selectFrom(table)
                .select(`${table}.id`)
                .whereRef(`${table}.company_id`, '=', 'shop.company_id')
                .whereRef(`${table}.shop_id`, '=', 'shop.id'),
            ),
          ),
        ),
      ),
    );
