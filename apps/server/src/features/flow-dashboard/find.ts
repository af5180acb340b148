import type { FlowDashboardDetail } from '@rondo/contract/flow-dashboard';
import { FLOW_SHARE_LEVELS } from '@rondo/domain/flow-dashboard';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { fileRefs } from '../file/index.ts';
import { contentOf, presentRow } from './flow-dashboard.present.ts';
import * as q from './flow-dashboard.queries.ts';
import { sharesOf } from './share.queries.ts';

export const KIND = 'flowDashboard';
type Reader = Pick<Context, 'db' | 'actor'>;

export async function find({ db, actor }: Reader, id: string): Promise<q.Row> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** One as it is now; inside a transaction as that leaves it. */
export async function detailOf(reader: Reader, id: string): Promise<FlowDashboardDetail> {
  const { db, actor } = reader;
  const row = await find(reader, id);
  const content = contentOf(row);
  const history = await historyOf(db, actor.companyId, id).execute();
  const shares = await sharesOf(db, actor.companyId, id);
  const pictures = content.widgets.flatMap(({ pictureId }) => pictureId ?? []);
  const filesOf = await fileRefs(db, actor.companyId, pictures);
  return {
    ...presentRow(row, actor),
    ...content,
    pictures: filesOf([...new Set(pictures)]),
    shares: shares.map(({ kind, id: subject, level, name }) => ({
      ...{ kind, id: subject, name: name ?? '' },
      level: FLOW_SHARE_LEVELS.find((one) => one === level) ?? 'view',
    })),
    history: history.map((entry) => presentHistory(entry)),
  };
}
