import { checkItemApi } from '@rondo/contract/check-item';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { differsFromLibrary, renewedFromLibrary } from '@rondo/domain/check-item';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { Library } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './check-item.css';

interface Props {
  item: CheckItem;
  isReadOnly: boolean;
  /** Takes what the library says now into the draft. */
  onRenew: (latest: CheckItem, files: readonly FileRef[]) => void;
}

/** Where a copy of the library came from; where the library says something else by now, its content is offered. */
export function ItemOrigin({ item, isReadOnly, onRenew }: Props) {
  const t = useT();
  const id = item.libraryItemId ?? '';
  const found = useCall(checkItemApi.list, { id: [id] }, { enabled: id !== '' });
  if (id === '' || !found.data) return null;
  const [row] = found.data.list;
  if (!row) return <p className="item-origin meta">{t('checkItem.origin.gone')}</p>;
  const renew = () => {
    onRenew(renewedFromLibrary(item, row.item), row.standardPhotos);
    toast.ok(t('checkItem.done.renewed'));
  };
  return (
    <div className="item-origin meta">
      <Library size={14} strokeWidth={1.75} aria-hidden />
      <div>
        <Link to={`/inspect/template?tab=items&open=${row.id}`}>
          {t('checkItem.origin.from', { name: row.item.name })}
        </Link>
        {differsFromLibrary(item, row.item) && (
          <p>
            {t('checkItem.origin.differs')}
            {!isReadOnly && (
              <Button isSmall look="text" onPress={renew}>
                {t('checkItem.origin.renew')}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
