import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type ListedTasks, listInput, type TaskTab } from '../list-input.ts';
import type { Order } from './order.ts';

type Filter = Omit<Input<typeof taskApi.bulk>, 'order' | 'requestId'>;

/** All tasks under a filter, more than a page shows. */
export interface AllTasks {
  total: number;
  filter: Filter;
}

/** What the list shows as `AllTasks`; `null` where the page has them all, and in tabs that are not about tasks alone. */
export function allOf(params: ListedTasks, tab: TaskTab, total: number, shown: number): AllTasks | null {
  if ((tab !== 'initiated' && tab !== 'all') || total <= shown) return null;
  const { page: _page, size: _size, ...filter } = listInput(params, tab);
  return { total, filter: { ...filter, tab } };
}

/** Starts an order for all of them as background work; the drawer of background work tells of its end. */
export function useBulkAll(onStarted: () => void) {
  const t = useT();
  const start = useAct(taskApi.bulk, {
    onDone: (_, { order }) => {
      toast.info(t('job.started', { name: t(`task.doing.${order.kind}`) }));
      onStarted();
    },
  });
  return {
    busy: start.busy,
    run: ({ filter }: AllTasks, order: Order) => void start.run({ ...filter, order, requestId: uuidv7() }),
  };
}
