import { albumApi } from '@rondo/contract/album';
import { LoaderCircle, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import './album.css';

/** Whether the stored original is still what was taken in: the server reads it again each time it is opened. */
export function HashBadge({ id }: { id: string }) {
  const t = useT();
  const { data } = useCall(albumApi.verify, { id }, { part: true, fresh: true });
  const state = data?.state ?? 'checking';
  const Icon = state === 'checking' ? LoaderCircle : state === 'intact' ? ShieldCheck : ShieldAlert;
  return (
    <div role="status">
      <span className="album-hash" data-state={state}>
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        {t(`album.hash.${state}`)}
      </span>
      {state !== 'checking' && <p className="meta">{t(`album.hash.${state}Hint`)}</p>}
    </div>
  );
}
