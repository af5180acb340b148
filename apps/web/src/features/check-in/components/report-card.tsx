import { checkInApi } from '@rondo/contract/check-in';
import type { OwnCheckIn } from '@rondo/contract/check-in-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { CameraFrames } from '../../camera-check/index.ts';
import { useCheckInPhotos } from '../use-check-in-photos.ts';
import { useFlagWords } from '../use-flag-words.ts';
import { TrustCard } from './trust-card.tsx';
import './check-in.css';

/** The check-ins of a record, and for its reviewers how far it can be trusted. */
export function ReportCheckIns({ recordId }: { recordId: string }) {
  const t = useT();
  const { data } = useCall(checkInApi.ofRecord, { recordId }, { part: true });
  if (!data) return null;
  return (
    <>
      {data.checkIns.length > 0 && (
        <section className="card">
          <h2>{t('checkIn.report.title')}</h2>
          <ul className="check-in-report">
            {data.checkIns.map((one) => (
              <One key={one.id} checkIn={one} isReviewed={data.review !== null} />
            ))}
          </ul>
        </section>
      )}
      {data.review && <TrustCard review={data.review} />}
    </>
  );
}

function One({ checkIn, isReviewed }: { checkIn: OwnCheckIn; isReviewed: boolean }) {
  const t = useT();
  const format = useFormat();
  const words = useFlagWords();
  const { kind, at, state, methods, flags, reason } = checkIn;
  const photos = useCheckInPhotos(checkIn);
  return (
    <li>
      <div className="check-in-line">
        <span>
          {t(`checkIn.kind.${kind}`)} <span className="num">{format.dateTime(at)}</span>
        </span>
        <StateLabel object="checkIn" state={state} />
      </div>
      <p className="meta">{where(checkIn, t)}</p>
      {methods.length > 0 && <p className="meta">{format.list(methods.map((one) => t(`checkIn.method.${one}`)))}</p>}
      {flags.length > 0 && <p>{words(flags)}</p>}
      {reason && <p className="meta">{reason}</p>}
      <PhotoGrid photos={photos} />
      {isReviewed && <CameraFrames objectKind="check_in" objectId={checkIn.id} />}
    </li>
  );
}

function where({ position, distanceM }: OwnCheckIn, t: ReturnType<typeof useT>): string {
  if (!position) return t('checkIn.report.noPosition');
  const accuracy = Math.round(position.accuracyM);
  if (distanceM === null) return t('checkIn.report.noDistance', { accuracy });
  return t('checkIn.report.distance', { distance: Math.round(distanceM), accuracy });
}
