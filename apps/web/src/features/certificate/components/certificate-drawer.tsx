import { type CertificateDetail, certificateApi } from '@rondo/contract/certificate';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { holderOf, titleOf, useDayWords } from '../use-words.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import './certificate.css';

interface Props extends OpenRowProps {
  onEdit: (certificate: CertificateDetail) => void;
}

/** One certificate: whose, until when, its pictures, what happened to it. */
export default function CertificateDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <ObjectDrawer
      {...row}
      read={useCall(certificateApi.get, { id }, { part: true })}
      noun={t('certificate.noun')}
      titleOf={(certificate) => titleOf(certificate, t)}
      footer={(certificate) =>
        certificate.can.edit && (
          <>
            <Button onPress={() => setRemoving(true)}>{t('certificate.remove')}</Button>
            <Button look="primary" onPress={() => onEdit(certificate)}>
              {t('certificate.edit')}
            </Button>
          </>
        )
      }
    >
      {(certificate) => (
        <>
          <Body certificate={certificate} />
          {isRemoving && <RemoveDialog id={id} onClose={() => setRemoving(false)} onGone={row.onClose} />}
        </>
      )}
    </ObjectDrawer>
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
        <HistoryTimeline
          history={certificate.history}
          looks={LOOKS}
          actOf={(event) => t(`certificate.event.${event}`)}
        />
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
