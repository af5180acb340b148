import { type CertificateDetail, certificateApi } from '@rondo/contract/certificate';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { Timeline, type TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { FailedDetail } from '../../../shared/ui/list/failed-detail.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { holderOf, titleOf, useDayWords } from '../use-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import './certificate.css';

interface Props {
  id: string;
  place?: { index: number; total: number };
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
  onEdit: (certificate: CertificateDetail) => void;
}

/** One certificate: whose, until when, its pictures, what happened to it. */
export function CertificateDrawer({ id, place, onEdit, ...moves }: Props) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(certificateApi.get, { id }, { part: true });
  const [isRemoving, setRemoving] = useState(false);
  return (
    <DetailDrawer
      objectId={id}
      label={data ? titleOf(data, t) : t('certificate.noun')}
      {...place}
      {...moves}
      footer={
        data?.can.edit && (
          <>
            <Button onPress={() => setRemoving(true)}>{t('certificate.remove')}</Button>
            <Button look="primary" onPress={() => onEdit(data)}>
              {t('certificate.edit')}
            </Button>
          </>
        )
      }
    >
      {data && <Body certificate={data} />}
      {data && isRemoving && (
        <RemoveDialog id={data.id} onClose={() => setRemoving(false)} onGone={() => moves.onClose()} />
      )}
      {!data && isError && (
        <FailedDetail
          noun={t('certificate.noun')}
          failure={error}
          onRetry={() => void refetch()}
          onClose={moves.onClose}
        />
      )}
      {!data && !isError && <SkeletonRows rows={6} />}
    </DetailDrawer>
  );
}

function Body({ certificate }: { certificate: CertificateDetail }) {
  const t = useT();
  const format = useFormat();
  const words = useDayWords();
  const { shop, member, validity, number, issuedOn, validUntil, note, editedBy, updatedAt } = certificate;
  const photos = usePhotos(certificate.photos, titleOf(certificate, t));
  const worksAt = member && shop ? [{ label: t('certificate.field.worksAt'), value: shop.name }] : [];
  return (
    <>
      <DrawerHead
        pills={<StatePill object="certificate" state={validity} />}
        title={titleOf(certificate, t)}
        place={holderOf(certificate)}
      />
      <DrawerSection>
        <Facts
          items={[
            { label: t('certificate.field.validUntil'), value: words.until(validUntil) },
            { label: t('certificate.column.daysLeft'), value: words.left(validUntil) },
            { label: t('certificate.field.number'), value: number || '—' },
            { label: t('certificate.field.issuedOn'), value: words.day(issuedOn) },
            ...worksAt,
            { label: t('certificate.field.editedBy'), value: <Person name={editedBy.name} /> },
            { label: t('certificate.column.updated'), value: format.dateTime(updatedAt) },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('certificate.field.photos')}>
        {photos.length > 0 ? <PhotoGrid photos={photos} /> : <p className="meta">{t('certificate.noPhotos')}</p>}
      </DrawerSection>
      <DrawerSection title={t('certificate.field.note')}>
        <p className={note ? 'certificate-note' : 'meta'}>{note || t('certificate.noNote')}</p>
      </DrawerSection>
      <DrawerSection>
        <History certificate={certificate} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'handled',
  deleted: 'closed',
  restored: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;

const isKnown = (event: string): event is keyof typeof LOOKS => event in LOOKS;

function History({ certificate: { history } }: { certificate: CertificateDetail }) {
  const t = useT();
  const format = useFormat();
  const nodes = history.flatMap(({ id, event, actor, at }): TimelineNode[] => {
    if (!isKnown(event)) return [];
    const act = t(`certificate.event.${event}`);
    return [{ key: id, state: LOOKS[event], act, who: actor?.name ?? '', when: format.dateTime(at) }];
  });
  return <Timeline nodes={nodes} />;
}
