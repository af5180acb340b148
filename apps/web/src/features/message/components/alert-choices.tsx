import { type Alerts, messageApi } from '@rondo/contract/message';
import { LIVE_MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { MAIL_PACES, type MailPace, type QuietHours } from '@rondo/domain/message-alert';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { TimeField } from '../../../shared/ui/date/time-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { categoryIcon } from './category-icon.ts';
import { useBrowserNotices } from './use-browser-notices.ts';
import './alert-choices.css';

const NIGHT: QuietHours = { from: '22:00', to: '07:30' };

/** Times are typed digit by digit: a pause of this long keeps them, ms. */
const PAUSE_MS = 1_000;

/** How the reader is told beside the message centre: each category by mail and by the browser, and when by neither. Kept at once. */
export function AlertChoices() {
  const t = useT();
  const { data, isError, refetch } = useCall(messageApi.alerts, {}, { part: true });
  const save = useAct(messageApi.setAlerts, { onDone: () => toast.ok(t('message.alerts.saved')) });
  /** What was changed here, before the page has read it again: each change builds on those before it. */
  const [changed, setChanged] = useState<Partial<Alerts>>({});
  if (isError) {
    return (
      <p role="alert">
        {t('message.alerts.failed')}{' '}
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('ui.retry')}
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonRows rows={4} />;
  const { address, hasMailServer, ...stored } = data;
  const chosen = { ...stored, ...changed };
  const put = async (change: Partial<Alerts>) => {
    setChanged({ ...changed, ...change });
    if ((await save.run({ ...chosen, ...change })) === null) setChanged({});
  };
  return (
    <div className="alert-choices">
      <MailNote address={address} hasMailServer={hasMailServer} />
      <CategoryRows
        chosen={chosen}
        canMail={address !== null}
        isBusy={save.busy}
        onPut={(change) => void put(change)}
      />
      <QuietChoice quiet={chosen.quiet} isBusy={save.busy} onPut={(quiet) => void put({ quiet })} />
    </div>
  );
}

/** Where mails go, or why none do. */
function MailNote({ address, hasMailServer }: { address: string | null; hasMailServer: boolean }) {
  const t = useT();
  if (address === null) return <p className="meta">{t('message.alerts.noAddress')}</p>;
  return <p className="meta">{t(hasMailServer ? 'message.alerts.address' : 'message.alerts.noServer', { address })}</p>;
}

interface RowsProps {
  chosen: Alerts;
  canMail: boolean;
  isBusy: boolean;
  onPut: (change: Partial<Alerts>) => void;
}

function CategoryRows({ chosen, canMail, isBusy, onPut }: RowsProps) {
  const t = useT();
  const notices = useBrowserNotices();
  const tell = async (category: Alerts['browser'][number], isOn: boolean) => {
    if (isOn && !(await notices.allow())) return;
    const rest = chosen.browser.filter((one) => one !== category);
    onPut({ browser: isOn ? [...rest, category] : rest });
  };
  return (
    <>
      <p className="alert-heads meta" aria-hidden="true">
        <span>{t('message.alerts.byMail')}</span>
        <span>{t('message.alerts.byBrowser')}</span>
      </p>
      <ul className="alert-rows">
        {LIVE_MESSAGE_CATEGORIES.map((category) => (
          <CategoryRow
            key={category}
            category={category}
            pace={chosen.mail.find((one) => one.category === category)?.pace ?? 'off'}
            isInBrowser={chosen.browser.includes(category)}
            canMail={canMail}
            canBrowser={notices.state !== 'unknown' && notices.state !== 'blocked'}
            isBusy={isBusy}
            onPace={(pace) =>
              onPut({ mail: chosen.mail.map((one) => (one.category === category ? { category, pace } : one)) })
            }
            onBrowser={(isOn) => void tell(category, isOn)}
          />
        ))}
      </ul>
      {notices.state === 'unknown' && <p className="meta">{t('message.alerts.noBrowser')}</p>}
      {notices.state === 'blocked' && <p className="meta">{t('message.alerts.blocked')}</p>}
    </>
  );
}

interface RowProps {
  category: (typeof LIVE_MESSAGE_CATEGORIES)[number];
  pace: MailPace;
  isInBrowser: boolean;
  canMail: boolean;
  canBrowser: boolean;
  isBusy: boolean;
  onPace: (pace: MailPace) => void;
  onBrowser: (isOn: boolean) => void;
}

function CategoryRow({ category, pace, isInBrowser, canMail, canBrowser, isBusy, onPace, onBrowser }: RowProps) {
  const t = useT();
  const id = useId();
  const Icon = categoryIcon[category];
  const name = t(`message.category.${category}`);
  return (
    <li>
      <span className="alert-name">
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {name}
      </span>
      <SelectField
        label={t('message.alerts.mailOf', { category: name })}
        isLabelHidden
        isDisabled={!canMail || isBusy}
        options={MAIL_PACES.map((value) => ({ value, label: t(`message.alerts.pace.${value}`) }))}
        value={pace}
        onChange={(next) => next && onPace(next)}
      />
      <span className="alert-switch">
        <label htmlFor={id} className="visually-hidden">
          {t('message.alerts.browserOf', { category: name })}
        </label>
        {/* What was chosen on another device can be switched off here too. */}
        <Switch id={id} isOn={isInBrowser} isDisabled={isBusy || !(canBrowser || isInBrowser)} onChange={onBrowser} />
      </span>
    </li>
  );
}

interface QuietProps {
  quiet: QuietHours | null;
  isBusy: boolean;
  onPut: (quiet: QuietHours | null) => void;
}

/** The hours in which nothing is mailed or shown. Times are kept after a pause, or when the part is left, once they are a span. */
function QuietChoice({ quiet, isBusy, onPut }: QuietProps) {
  const t = useT();
  const id = useId();
  const { timeZone } = useFormat().place;
  /** As typed, until it is kept. */
  const [typed, setTyped] = useState<QuietHours | null>(null);
  const keep = useRef<() => void>(() => undefined);
  keep.current = () => {
    if (!typed?.from || !typed.to || typed.from === typed.to) return;
    onPut(typed);
    setTyped(null);
  };
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => keep.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => keep.current(), []);
  const turn = (isOn: boolean) => {
    setTyped(null);
    onPut(isOn ? NIGHT : null);
  };
  return (
    <div className="alert-quiet">
      <div className="alert-quiet-head">
        <label htmlFor={id}>{t('message.alerts.quiet')}</label>
        <Switch id={id} isOn={quiet !== null} isDisabled={isBusy} onChange={turn} />
      </div>
      {quiet && <QuietTimes quiet={typed ?? quiet} onType={setTyped} />}
      <p className="meta">{t('message.alerts.quietHint', { zone: timeZone })}</p>
    </div>
  );
}

function QuietTimes({ quiet, onType }: { quiet: QuietHours; onType: (quiet: QuietHours) => void }) {
  const t = useT();
  const { from, to } = quiet;
  const isSame = from !== '' && from === to;
  const fault = (time: string, words: string | null) => {
    const error = time === '' ? t('rule.required') : words;
    return error === null ? {} : { error };
  };
  return (
    <div className="alert-quiet-times">
      <TimeField
        label={t('message.alerts.from')}
        {...fault(from, null)}
        value={from}
        onChange={(next) => onType({ from: next, to })}
      />
      <TimeField
        label={t('message.alerts.to')}
        {...fault(to, isSame ? t('message.alerts.sameTimes') : null)}
        value={to}
        onChange={(next) => onType({ from, to: next })}
      />
    </div>
  );
}
