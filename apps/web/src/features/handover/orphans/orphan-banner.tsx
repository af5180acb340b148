import type { handoverApi } from '@rondo/contract/handover';
import type { Output } from '@rondo/contract/kit/endpoint';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import './orphans.css';

interface Props {
  /** Asked for by the page, together with what it shows first: a banner that comes in later moves every row away. */
  found: Output<typeof handoverApi.orphans>;
}

/** Open work that nobody can do, as the nightly check found it: a banner that opens the list. Nothing when there is none. */
export function OrphanBanner({ found: data }: Props) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (data.total === 0) return null;
  const see = (
    <button type="button" className="button button-small" onClick={() => setOpen(true)}>
      {t('handover.orphan.see')}
    </button>
  );
  return (
    <div className="orphan-banner">
      <Banner tone="warn" title={t('handover.orphan.found', { count: data.total })} action={see}>
        {' '}
        {t('handover.orphan.checked', { time: format.dateTime(data.checkedAt) })}
      </Banner>
      {isOpen && (
        <Dialog title={t('handover.orphan.title')} width={640} onClose={() => setOpen(false)}>
          <p className="meta">{t('handover.orphan.hint')}</p>
          <ul className="orphan-list">
            {data.list.map(({ kind, id, missing, label, page }) => (
              <li key={`${kind}${id}${missing}`}>
                <span className="meta">{t(`handover.orphan.kind.${kind}`)}</span>
                <Link to={page}>{label}</Link>
                <span className="meta">{t(`handover.orphan.missing.${missing}`)}</span>
              </li>
            ))}
          </ul>
          {data.total > data.list.length && (
            <p className="meta">{t('handover.orphan.others', { count: data.total - data.list.length })}</p>
          )}
        </Dialog>
      )}
    </div>
  );
}
