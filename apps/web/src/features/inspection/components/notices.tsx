import type { FileRef } from '@rondo/contract/kit/shapes';
import { useState } from 'react';
import { DocumentList } from '../../../shared/document/document-list.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { GivenPhotos } from '../../../shared/photo/given-photos.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import type { Session } from '../draft/session.ts';
import { useKeptPhotos } from '../use-standard-photos.ts';
import { Sheet } from './sheet.tsx';
import '../../../shared/photo/cover.css';

interface Props {
  session: Pick<Session, 'key' | 'sheet'>;
  /** Something is answered. */
  isBegun: boolean;
}

/** What has to be known before going on: what was said and shown when it was given, why it was returned, and that the template has moved on meanwhile. */
export function Notices({ session: { key, sheet }, isBegun }: Props) {
  const t = useT();
  const { given, returned, newerVersionNo, isSelfInitiated, draft } = sheet;
  const isResumed = Object.keys(draft.answers).length > 0;
  const [isTold, setTold] = useState(newerVersionNo === null || isSelfInitiated || !isResumed);
  const documents = given?.documents ?? [];
  const isSaid = given && !isResumed && (given.description !== '' || given.photos.length + documents.length > 0);
  return (
    <>
      {sheet.cover && !isBegun && <HeadCover inspection={key} file={sheet.cover} />}
      {isSaid && (
        <div className="perform-notice">
          <Banner tone="wait" title={t('inspection.perform.given')}>
            {given.description}
            {given.photos.length > 0 && <GivenPhotos files={given.photos} />}
            {documents.length > 0 && <DocumentList label={t('ui.attachment.list')} documents={documents} />}
          </Banner>
        </div>
      )}
      {returned && (
        <div className="perform-notice">
          <Banner tone="warn" icon="back">
            {t('inspection.perform.returned', { name: returned.by, reason: returned.reason })}
          </Banner>
        </div>
      )}
      {!isTold && (
        <Sheet
          title={t('inspection.dialog.expiredTitle')}
          onClose={() => setTold(true)}
          footer={
            <button type="button" className="button button-primary button-thumb" onClick={() => setTold(true)}>
              {t('inspection.dialog.keepOld')}
            </button>
          }
        >
          <p>{t('inspection.dialog.expiredPinned', { version: newerVersionNo })}</p>
        </Sheet>
      )}
    </>
  );
}

/** The cover of the template over the first item, until something is answered. */
function HeadCover({ inspection, file }: { inspection: string; file: FileRef }) {
  const [photo] = useKeptPhotos(inspection, [file], '');
  return photo ? <img className="cover" data-large src={photo.src} alt="" /> : null;
}
