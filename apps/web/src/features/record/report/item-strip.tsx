import { type RecordItem, recordApi } from '@rondo/contract/record';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StandardPhotos } from './standard-photos.tsx';
import { Verdict } from './verdict.tsx';
import './item-strip.css';

interface Props {
  item: Pick<RecordItem, 'itemId' | 'name' | 'standard'>;
  shopId: string;
  /** No photos after this moment. */
  until?: string;
}

/** Opens the last photos of a check item at a store beside its standard: how it changes over time. */
export function ItemStrip(props: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="item-strip-act no-print">
      <Button isSmall icon={Images} onPress={() => setOpen(true)}>
        {t('record.items.strip')}
      </Button>
      {isOpen && (
        <Dialog title={props.item.name} width={960} onClose={() => setOpen(false)}>
          <Strip {...props} />
        </Dialog>
      )}
    </div>
  );
}

function Strip({ item, shopId, until }: Props) {
  const t = useT();
  const format = useFormat();
  const { itemId, name, standard } = item;
  const read = useCall(recordApi.itemPhotos, { shopId, itemId, ...(until ? { until } : {}) }, { part: true });
  const shown = read.data?.photos ?? [];
  const photos = usePhotos(
    shown.map(({ file }) => file),
    name,
  );
  if (read.isLoadingError) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows rows={3} />;
  return (
    <>
      {standard && <p className="report-lines">{t('record.items.standard', { text: standard })}</p>}
      <StandardPhotos item={{ name, standardPhotos: read.data.standardPhotos }} size={96} />
      <p className="meta">
        {shown.length === 0 ? t('record.items.stripNone') : t('record.items.stripOf', { count: shown.length })}
      </p>
      <ol className="item-strip">
        {shown.map(({ file, recordId, number, submittedAt, result }, at) => (
          <li key={`${recordId} ${file.id}`}>
            <PhotoGrid photos={photos.slice(at, at + 1)} size={96} ratio={4 / 3} />
            <Link to={objectLink('record', recordId)} title={number}>
              {format.day(submittedAt)}
            </Link>
            <Verdict item={{ result }} />
          </li>
        ))}
      </ol>
    </>
  );
}
