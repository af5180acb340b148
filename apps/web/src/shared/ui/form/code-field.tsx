import { ONE_TIME_CODE } from '@rondo/domain/one-time-code';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { describe, Field, type FieldFrame } from './field.tsx';
import './code-field.css';

/** Where a code went, and when another one may be asked for. `local`: it lies in the outbox of the machine. */
export interface SentCode {
  to: string;
  via: 'mail' | 'sms' | 'local';
  resendInS: number;
}

type Props = Omit<FieldFrame, 'hint'> & {
  /** Asks for a code; null when that was refused, which has been told already. */
  onSend: () => Promise<SentCode | null>;
  value: string;
  onChange: (value: string) => void;
  /** What it is sent to is not known yet. */
  isDisabled?: boolean;
};

/** Six digits that were sent to a phone or an address, with the button that sends them and the wait until the next. */
export function CodeField(props: Props) {
  const { onSend, value, onChange, isDisabled = false, ...frame } = props;
  const t = useT();
  const id = useId();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isSending, setSending] = useState(false);
  const wait = useWait();
  const send = async () => {
    setSending(true);
    try {
      const answer = await onSend();
      if (!answer) return;
      setSent(answer);
      wait.start(answer.resendInS);
      document.getElementById(id)?.focus();
    } finally {
      setSending(false);
    }
  };
  const words = sent === null ? undefined : t(`ui.code.${sent.via}`, { to: sent.to, minutes: ONE_TIME_CODE.minutes });
  return (
    <Field id={id} {...frame} hint={words && <span role="status">{words}</span>}>
      <span className="field-box code-field">
        <input
          {...describe(id, { ...frame, hint: words })}
          id={id}
          value={value}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="num"
          placeholder={t('ui.code.placeholder', { digits: ONE_TIME_CODE.digits })}
          onChange={(event) => onChange(digits(event.target.value))}
        />
        <button
          type="button"
          className="code-field-send num"
          disabled={isDisabled || isSending || wait.seconds > 0}
          aria-busy={isSending}
          onClick={() => void send()}
        >
          {wait.seconds > 0 ? t('ui.code.wait', { seconds: wait.seconds }) : t(sent ? 'ui.code.again' : 'ui.code.send')}
        </button>
      </span>
    </Field>
  );
}

/** What keyboards for Chinese type as wide digits counts too; spaces of a pasted code do not. */
const digits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, ONE_TIME_CODE.digits);

/** Seconds that are left of a wait. */
function useWait(): { seconds: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return { seconds, start: (some) => setUntil(performance.now() + some * 1000) };
}
