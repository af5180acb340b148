import { DEFAULTS } from '@rondo/domain/limit';
import type { QuietHours } from '@rondo/domain/message-alert';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { TimeField } from '../../../shared/ui/date/time-field.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';

/** Whoever types a time is done with it when nothing came for so long, ms. */
const PAUSE_MS = 1_200;

interface Props {
  quiet: QuietHours | null;
  onPut: (quiet: QuietHours | null) => void;
}

/** The hours in which nothing is mailed or shown. */
export function QuietChoice({ quiet, onPut }: Props) {
  const t = useT();
  const id = useId();
  const { timeZone } = useFormat().place;
  // Off and on again they are the reader's own.
  const [last, setLast] = useState<QuietHours>(quiet ?? DEFAULTS.quietHours);
  return (
    <div className="alert-quiet">
      <div className="alert-quiet-head">
        <label htmlFor={id}>{t('message.alerts.quiet')}</label>
        <Switch id={id} isOn={quiet !== null} onChange={(isOn) => onPut(isOn ? last : null)} />
      </div>
      {quiet && (
        <QuietTimes
          quiet={quiet}
          onPut={(next) => {
            setLast(next);
            onPut(next);
          }}
        />
      )}
      <p className="meta">{t('message.alerts.quietHint', { zone: timeZone })}</p>
    </div>
  );
}

/** Both times, kept once they are typed: after a pause, or when the drawer is closed. */
function QuietTimes({ quiet, onPut }: { quiet: QuietHours; onPut: (quiet: QuietHours) => void }) {
  const t = useT();
  const [typed, setTyped] = useState(quiet);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void } | null>(null);
  const drop = () => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
  };
  useEffect(
    () => () => {
      const last = pending.current;
      if (!last) return;
      clearTimeout(last.timer);
      last.keep();
    },
    [],
  );
  const put = (change: Partial<QuietHours>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    drop();
    if (next.from === '' || next.to === '' || next.from === next.to) return;
    const keep = () => {
      pending.current = null;
      onPut(next);
    };
    pending.current = { timer: setTimeout(keep, PAUSE_MS), keep };
  };
  return (
    <>
      <div className="alert-quiet-times">
        <TimeField label={t('message.alerts.from')} value={typed.from} onChange={(from) => put({ from })} />
        <TimeField label={t('message.alerts.to')} value={typed.to} onChange={(to) => put({ to })} />
      </div>
      <FieldError>{typed.from === typed.to ? t('message.alerts.sameTimes') : null}</FieldError>
    </>
  );
}
