import { albumApi } from '@rondo/contract/album';
import type { Retention } from '@rondo/contract/album-shapes';
import type { PictureSource } from '@rondo/domain/album';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { RetentionForm } from './retention-form.tsx';
import './album.css';

/** One colour of the scheme for each source, the same in bar and table. */
const COLOURS: Record<PictureSource, string> = {
  inspection: 'var(--r-brand)',
  rectification: 'var(--r-ok-mark)',
  capture: 'var(--r-wait-mark)',
  upload: 'var(--r-warn-mark)',
  snapshot: 'var(--r-mute-mark)',
  ai: 'var(--r-bad-mark)',
  clip: 'var(--r-ink3)',
};

/** How much the pictures take, by source, how long each is kept, and what goes within days. */
export function StorageDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const read = useCall(albumApi.storage, {}).data;
  const kept = useCall(albumApi.retention, {}, { part: true }).data;
  const [isSetting, setSetting] = useState(false);
  const list = (read?.list ?? []).toSorted((one, other) => other.bytes - one.bytes);
  const bytes = list.reduce((sum, one) => sum + one.bytes, 0);
  const count = list.reduce((sum, one) => sum + one.pictures, 0);
  if (isSetting && kept) return <RetentionForm kept={kept} onClose={() => setSetting(false)} />;
  return (
    <Dialog title={t('album.storage.title')} onClose={onClose}>
      {!read && <SkeletonRows rows={3} />}
      {read && (
        <>
          <p className="strong num">
            {t('album.storage.total', { count: format.count(count), size: format.bytes(bytes) })}
          </p>
          <div className="album-storage-bar" aria-hidden="true">
            {list.map(({ source, bytes: size }) => (
              <i key={source} style={{ width: `${(size / Math.max(1, bytes)) * 100}%`, background: COLOURS[source] }} />
            ))}
          </div>
          <table className="album-storage">
            <thead>
              <tr>
                <th scope="col">{t('album.storage.source')}</th>
                <th scope="col">{t('album.storage.pictures')}</th>
                <th scope="col">{t('album.storage.size')}</th>
                <th scope="col">{t('album.storage.keep')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map(({ source, pictures, bytes: size }) => (
                <tr key={source}>
                  <th scope="row">
                    <span className="album-storage-dot" style={{ background: COLOURS[source] }} />
                    <Link to={`/album?source=${source}`} onClick={onClose}>
                      {t(`album.source.${source}`)}
                    </Link>
                  </th>
                  <td className="num">{format.count(pictures)}</td>
                  <td className="num">{format.bytes(size)}</td>
                  <td>{keptOf(source, kept, t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="meta num">
            {read.expiring === 0 ? (
              t('album.storage.noneExpiring')
            ) : (
              <Link to="/album?expiring=true" onClick={onClose}>
                {t('album.storage.expiring', { count: read.expiring })}
              </Link>
            )}
          </p>
          {kept?.can.edit && (
            <Button className="album-storage-set" icon={CalendarClock} onPress={() => setSetting(true)}>
              {t('album.retention.open')}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

function keptOf(source: PictureSource, kept: Retention | undefined, t: Translate): string {
  if (source === 'inspection' || source === 'rectification') return t('album.storage.always');
  if (source === 'snapshot') return t('album.storage.plan');
  return kept ? t('album.storage.days', { count: kept[source] }) : '';
}
