import { shopOptions } from '@rondo/contract/shop-options';
import { taskApi } from '@rondo/contract/task';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import './inspect-dialog.css';

interface Props {
  shopId: string;
  /** The cameras of the store that play now: they go on playing beside the inspection. */
  cameraIds: readonly string[];
  onClose: () => void;
}

/** So many tasks are offered; the task centre has the others. */
const OFFERED = 10;
/** So many pictures stand beside an inspection. */
const MOST = 4;

/** A remote inspection of a store from its live pictures: a task of the reader, or one that they begin by themselves. */
export function InspectDialog({ shopId, cameraIds, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const name = useCall(shopOptions, { ids: [shopId] }).data?.[0]?.name;
  const asked = { tab: 'todo' as const, shopId: [shopId], mode: ['remote' as const], size: OFFERED };
  const { data, isError, error, refetch } = useCall(taskApi.list, asked, { part: true });
  const tasks = data?.list.filter(({ act, objectKind }) => act === 'handle' && objectKind === 'task') ?? [];
  const wall = wallQuery(cameraIds);
  return (
    <Dialog title={t('surveillance.inspect.title', { shop: name ?? '…' })} isSheet width={480} onClose={onClose}>
      <p className="meta">{t('surveillance.inspect.hint')}</p>
      {isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={2} />}
      <ul className="inspect-choices">
        {tasks.map((task) => (
          <li key={task.id}>
            <Link to={`/inspect/perform/${task.id}?${wall}`}>
              <strong className="ellipsis">{task.name}</strong>
              <span className="meta num">
                {task.templateName} · {t('surveillance.inspect.due', { time: format.dateTime(task.dueAt) })}
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/inspect/start?${new URLSearchParams({ shopId, mode: 'remote' })}&${wall}`}>
            <strong>
              <Plus size={16} strokeWidth={1.75} aria-hidden /> {t('surveillance.inspect.own')}
            </strong>
            <span className="meta">{t('surveillance.inspect.ownHint')}</span>
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}

function wallQuery(cameraIds: readonly string[]): URLSearchParams {
  const shown = cameraIds.slice(0, MOST);
  if (shown.length === 0) return new URLSearchParams();
  return new URLSearchParams({ cameras: shown.join(), size: shown.length === 1 ? '1' : '4' });
}
