import type { AiDeployed } from '@rondo/contract/ai-rule-shapes';
import type { CoverageState } from '@rondo/domain/ai/coverage';
import { coverageOf } from '@rondo/domain/ai/coverage';
import { AI_KINDS, type AiKind } from '@rondo/domain/ai/kinds';
import { civilDate } from '@rondo/domain/civil-time';
import type { Context } from '../../platform/context.ts';
import * as q from './deployment.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
export interface MatrixFilter {
  keyword: string;
  shopId?: readonly string[] | undefined;
  groupId?: readonly string[] | undefined;
  kind?: readonly AiKind[] | undefined;
  state?: readonly CoverageState[] | undefined;
}

/** Kinds that a company asks for itself stand in no column: what suits them is said by its rules alone. */
const COLUMNS: readonly AiKind[] = AI_KINDS.filter((kind) => kind !== 'custom');

export const kindsOf = ({ kind }: MatrixFilter): AiKind[] =>
  COLUMNS.filter((one) => kind === undefined || kind.includes(one));

export type MatrixShop = Awaited<ReturnType<ReturnType<typeof q.shopsOf>['execute']>>[number];
export type MatrixRow = AiDeployed & { group: { id: string; name: string } };

/** How each of some stores is watched for each kind; with a filter of states only stores that have one of them. */
export async function rowsOf(
  { db, actor, now }: Reader,
  shops: readonly MatrixShop[],
  filter: MatrixFilter,
): Promise<MatrixRow[]> {
  if (shops.length === 0) return [];
  const today = civilDate(now(), actor.timeZone);
  const { rows } = await q.deployed(
    db,
    actor.companyId,
    shops.map(({ id }) => id),
    today,
  );
  const found = new Map(rows.map((row) => [`${row.shop_id} ${row.kind}`, row]));
  const kinds = kindsOf(filter);
  return shops
    .map((shop) => ({
      shop: { id: shop.id, name: shop.name },
      group: { id: shop.group_id, name: shop.group_name },
      cells: kinds.map((kind) => {
        const { suitable = 0, watched = 0, answering = 0 } = found.get(`${shop.id} ${kind}`) ?? {};
        const counts = { suitable: Math.max(suitable, watched), watched, answering };
        return { kind, state: coverageOf(counts), ...counts };
      }),
    }))
    .filter(({ cells }) => filter.state === undefined || cells.some(({ state }) => filter.state?.includes(state)));
}
