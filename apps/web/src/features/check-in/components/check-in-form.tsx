import type { CheckInStatus } from '@rondo/contract/check-in-shapes';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { CheckInFlag } from '@rondo/domain/check-in';
import { LIMIT } from '@rondo/domain/limit';
import { Check, Circle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { type Answer, useCheckIn } from '../use-check-in.ts';
import { useFlagWords } from '../use-flag-words.ts';
import { hasPosition } from '../use-position.ts';
import { CodePart } from './code-part.tsx';
import { PhotoPart } from './photo-part.tsx';
import './check-in-form.css';

type Props = { taskId: string; kind: 'in' | 'out'; deviceId: string; status: CheckInStatus };

/** Showing that one is at the store: what the policy asks for, one button, and what the server said last. */
export function CheckInForm({ taskId, kind, deviceId, status }: Props) {
  const t = useT();
  const act = useCheckIn({ taskId, kind, deviceId, status });
  const [photo, setPhoto] = useState<FileRef | null>(null);
  const [selfie, setSelfie] = useState<FileRef | null>(null);
  const [reason, setReason] = useState('');
  const { policy, shop, scanned } = status;
  const { methods } = policy;
  const asksCode = methods.includes('code_static') || methods.includes('code_dynamic');
  const isScanned = scanned === 'code_dynamic' || (scanned === 'code_static' && methods.includes('code_static'));
  const asksReason = act.answer?.outcome === 'reason';
  const isBusy = act.isMeasuring || act.isSending;
  return (
    <section className="card check-in-form" aria-labelledby="check-in-title">
      <h2 id="check-in-title">{t(kind === 'in' ? 'checkIn.card.inTitle' : 'checkIn.card.outTitle')}</h2>
      <p className="strong">{shop.name}</p>
      {methods.length > 1 && <p className="meta">{t(`checkIn.card.${policy.combine}`)}</p>}
      <ul className="check-in-parts">
        {methods.includes('position') && (
          <Part title={t('checkIn.card.position', { radius: policy.radiusM })} isMet={false}>
            <PositionHint isLocated={shop.isLocated} fault={hasPosition() ? act.fault : 'none'} />
          </Part>
        )}
        {asksCode && (
          <Part title={t('checkIn.card.code')} isMet={isScanned}>
            <CodePart shopId={shop.id} isScanned={isScanned} />
          </Part>
        )}
        {methods.includes('photo') && (
          <Part title={t('checkIn.card.photo')} isMet={photo !== null}>
            <PhotoPart of="photo" photo={photo} onTaken={setPhoto} />
          </Part>
        )}
        {methods.includes('selfie') && (
          <Part title={t('checkIn.card.selfie')} isMet={selfie !== null}>
            <PhotoPart of="selfie" photo={selfie} onTaken={setSelfie} />
          </Part>
        )}
      </ul>
      {act.answer && <Said answer={act.answer} accuracyM={act.accuracyM} />}
      {asksReason && (
        <TextField
          label={t('checkIn.card.reason')}
          isRequired
          value={reason}
          onChange={setReason}
          maxLength={LIMIT.text.reason}
        />
      )}
      <button
        type="button"
        className="button button-primary button-thumb"
        aria-busy={isBusy}
        disabled={asksReason && reason.trim() === ''}
        onClick={() => !isBusy && void act.run({ photo, selfie }, asksReason ? reason.trim() : '')}
      >
        {t(buttonWord(act, kind))}
      </button>
    </section>
  );
}

function buttonWord({ isMeasuring, isSending, answer }: ReturnType<typeof useCheckIn>, kind: 'in' | 'out') {
  if (isMeasuring) return 'checkIn.card.measuring';
  if (isSending) return 'checkIn.card.sending';
  if (answer?.outcome === 'reason') return 'checkIn.card.reasonSend';
  if (answer && answer.outcome !== 'done') return 'checkIn.card.retry';
  return kind === 'in' ? 'checkIn.card.in' : 'checkIn.card.out';
}

function Part({ title, isMet, children }: { title: string; isMet: boolean; children: ReactNode }) {
  const Icon = isMet ? Check : Circle;
  return (
    <li>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <div>
        <span>{title}</span>
        {children}
      </div>
    </li>
  );
}

/** A device without a position is told so before it tries. */
function PositionHint({ isLocated, fault }: { isLocated: boolean; fault: 'none' | 'denied' | null }) {
  const t = useT();
  const key = !isLocated ? 'unlocated' : fault === 'none' ? 'noPosition' : fault ? 'positionDenied' : 'positionHint';
  return <p className={fault ? 'check-in-fault' : 'meta'}>{t(`checkIn.card.${key}`)}</p>;
}

/** What has a sentence of its own. */
const TOLD: readonly CheckInFlag[] = ['outside', 'short_stay', 'before_opening'];

/** What the server made of it. */
function Said({ answer, accuracyM }: { answer: Answer; accuracyM: number | null }) {
  const t = useT();
  const words = useFlagWords();
  const { outcome, flags, distanceM, radiusM, stayLeftMin, triesLeft } = answer;
  if (outcome === 'done') return null;
  if (outcome === 'again') {
    const told = { accuracy: Math.round(accuracyM ?? 0), count: triesLeft };
    return <Banner tone="warn">{t('checkIn.card.again', told)}</Banner>;
  }
  const why = [
    flags.includes('outside') && distanceM !== null
      ? t('checkIn.card.outside', { distance: Math.ceil(distanceM), radius: radiusM })
      : '',
    flags.includes('before_opening') ? t('checkIn.card.beforeOpening') : '',
    stayLeftMin > 0 ? t('checkIn.card.stay', { minutes: stayLeftMin }) : '',
  ].filter(Boolean);
  const rest = flags.filter((flag) => !TOLD.includes(flag));
  return (
    <Banner tone={outcome === 'refused' ? 'bad' : 'warn'}>
      {[...why, ...(rest.length > 0 ? [t('checkIn.card.unmet', { flags: words(rest) })] : [])].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t(outcome === 'refused' ? 'checkIn.card.refused' : 'checkIn.card.reasonAsk')}</p>
    </Banner>
  );
}
