import { anyOf } from '@rondo/contract/kit/endpoint';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { ProblemLink } from '../../../shared/inspect/problem-link.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { dispatchTo, startAt } from '../shop-links.ts';
import type { FaceProps } from './shop-face.tsx';

const START = anyOf('x_dispatch', 'task_center');

/** What to do at an open store stands before what to do to it. */
export function ShopActs({ shop, onDialog }: FaceProps) {
  const t = useT();
  const can = useCan();
  const isOpen = shop.state === 'open';
  return (
    <>
      {shop.state !== 'closed' && <ProblemLink shopId={shop.id} />}
      {isOpen && can('x_dispatch') && (
        <Link className="button" to={dispatchTo([shop.id])}>
          {t('task.dispatch')}
        </Link>
      )}
      {shop.can.events.map((event) => (
        <button key={event} type="button" className="button" onClick={() => onDialog({ kind: 'move', event, shop })}>
          {t(`shop.act.${event}`)}
        </button>
      ))}
      {shop.can.edit && (
        <button type="button" className="button" onClick={() => onDialog({ kind: 'edit', shop })}>
          {t('shop.act.edit')}
        </button>
      )}
      {isOpen && can(START) && (
        <Link className="button button-primary" to={startAt(shop.id)}>
          {t('task.start')}
        </Link>
      )}
    </>
  );
}

export function RemoveShop({ shop, onDialog }: FaceProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="quiet"
      aria-label={t('shop.act.remove')}
      title={t('shop.act.remove')}
      onClick={() => onDialog({ kind: 'remove', shop })}
    >
      <Trash2 size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
